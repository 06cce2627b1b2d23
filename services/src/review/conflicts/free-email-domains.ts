export const FREE_EMAIL_DOMAINS: ReadonlySet<string> = new Set(
  `126.com 139.com 163.com aim.com aliyun.com aol.com att.net bk.ru bluewin.ch bol.com.br btinternet.com
   centurylink.net comcast.net cox.net daum.net duck.com earthlink.net email.com fastmail.com fastmail.fm
   foxmail.com free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com
   hanmail.net hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it hushmail.com
   icloud.com ig.com.br inbox.ru interia.pl kakao.com laposte.net libero.it list.ru live.co.uk live.com
   live.fr live.nl mac.com mail.com mail.ru mailbox.org me.com msn.com mweb.co.za naver.com o2.pl onet.pl
   orange.fr outlook.com outlook.de outlook.es outlook.fr pm.me posteo.de proton.me protonmail.ch
   protonmail.com qq.com rediffmail.com rocketmail.com sapo.pt sbcglobal.net seznam.cz sfr.fr sina.com
   sky.com sohu.com t-online.de talktalk.net telkomsa.net terra.com.br tiscali.it tuta.com tuta.io
   tutanota.com uol.com.br verizon.net virgilio.it virginmedia.com vodamail.co.za wanadoo.fr web.de wp.pl
   ya.ru yahoo.ca yahoo.co.id yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.co.za yahoo.com yahoo.com.au
   yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.in yahoo.it yandex.com yandex.ru yeah.net ymail.com
   zoho.com zohomail.com`.split(/\s+/),
);
