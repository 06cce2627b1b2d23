import { Picture, type PictureProps } from './picture';

export const FooterMapArt = ({ className }: PictureProps) => (
  <Picture width={342} height={187} ground="#0a0a60" className={className}>
    <g stroke="#2a2a86">
      <path strokeWidth="2.5" d="M0 59h342M0 104L342 45.5M143 0l25 187M297 0l-17 187" />
      <path strokeWidth="5" d="M48 0c22 60 18 110 55 187M209 0c-5 70 22 110 22 187" />
      <path strokeWidth="9" d="M0 141c40-7 80-3 130-5s130-12 212-37" />
    </g>
    <circle cx="216" cy="90" r="8.7" fill="#f50057" stroke="#fff" strokeWidth="2" />
  </Picture>
);
