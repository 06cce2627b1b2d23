import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { Child } from './child.mjs';

/** Debian's folder of nginx modules, and the two that send files compressed at publishing. */
const MODULES = '/usr/lib/nginx/modules';
const BROTLI = ['ngx_http_brotli_filter_module.so', 'ngx_http_brotli_static_module.so'];

/** nginx before the APIs, with the configuration of the web image at other addresses. */
export class WebServer {
  constructor({ home, siteDir, port }) {
    Object.assign(this, { home, siteDir, port });
    this.config = join(home, 'nginx.conf');
    this.api = join(home, 'api.conf');
    this.process = new Child('web', 'nginx', ['-p', home, '-c', this.config], {
      hides: (line) => line.includes('[notice]'),
    });
  }

  async start(ports) {
    mkdirSync(this.home, { recursive: true });
    this.write(ports);
    await this.process.start('start worker process');
  }

  /** Resolves when new requests reach these APIs only; requests in progress end where they are. */
  async use(ports) {
    this.write(ports);
    const isReplaced = this.process.line('gracefully shutting down');
    this.process.signal('SIGHUP');
    await isReplaced;
  }

  stop() {
    return this.process.stop('SIGQUIT');
  }

  write(ports) {
    const hasBrotli = BROTLI.every((name) => existsSync(join(MODULES, name)));
    const site = this.site();
    const modules = hasBrotli ? BROTLI.map((name) => `load_module ${join(MODULES, name)};`) : [];
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const lines = [
      ...modules,
      'daemon off;',
      // One says by itself when it has stopped accepting; two would have to be counted.
      'worker_processes 1;',
      'error_log stderr notice;',
      `pid "${join(this.home, 'nginx.pid')}";`,
      // As root, the processes would run as a user who cannot read the site folder.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'events { worker_connections 1024; }',
      'http {',
      'include /etc/nginx/mime.types;',
      'access_log off;',
      ...temporary.map((name) => `${name}_temp_path "${join(this.home, name)}";`),
      this.upstream(ports),
      hasBrotli ? site : site.replaceAll(/^brotli.*$/gm, ''),
      '}',
    ];
    writeFileSync(this.config, `${lines.join('\n')}\n`);
    writeFileSync(this.api, 'proxy_pass http://api;\nmirror /-/probe;\nmirror_request_body off;\n');
  }

  upstream(ports) {
    const servers = ports.flatMap((port) => [
      `server 127.0.0.1:${port} max_fails=2 fail_timeout=5s;`,
      `server 127.0.0.1:${port} backup max_fails=0;`,
    ]);
    return `upstream api { ${servers.join(' ')} keepalive 16; }`;
  }

  site() {
    return readFileSync(join(root, 'shell/docker/site.conf'), 'utf8')
      .replace('include /tmp/apis.conf;', '')
      .replaceAll('include /tmp/api.conf;', `include "${this.api}";`)
      .replace('include /tmp/trusted-proxies.conf;', '')
      .replace('listen 8080;', `listen 127.0.0.1:${this.port};`)
      .replace('access_log /var/log/nginx/access.log plenary;', 'access_log off;')
      .replace('root /site;', `root "${this.siteDir}";`)
      .replace('root /etc/nginx/plenary;', `root "${join(root, 'shell/docker')}";`)
      .replaceAll(
        '/etc/nginx/plenary/headers.conf',
        `"${join(root, 'shell/docker/headers.conf')}"`,
      );
  }
}
