// The pictures of the gallery: rings of dashes around a disc, a displaced scan, two fields of lines that meet.

const pink = '#f50057';

function aiMedia() {
  const [width, height] = [875, 600];
  const [column, row] = [17.5, 15.6];
  const centre = { x: 622, y: 167 };
  const firstRing = 138;
  const ringDistance = 125;
  const filled = (x, y) => {
    const distance = Math.hypot(x - centre.x, y - centre.y);
    if (distance < firstRing - ringDistance / 2) return 0;
    const ring = 0.5 + 0.5 * Math.cos((2 * Math.PI * (distance - firstRing)) / ringDistance);
    return Math.min(1, ring * (1.25 - distance / 800));
  };
  const line = (y) => {
    let pen = 0;
    let d = '';
    for (let x = column / 2; x < width; x += column) {
      const length = Math.round(filled(x, y) * column);
      if (length < 3) continue;
      const start = Math.round(x - length / 2);
      d += d ? `m${start - pen} 0h${length}` : `M${start} ${Math.round(y)}h${length}`;
      pen = start + length;
    }
    return `<path d="${d}" stroke-width="${(8.5 - (5.5 * y) / height).toFixed(1)}"/>`;
  };
  const rows = Array.from({ length: Math.ceil(height / row) }, (_, i) => line((i + 0.5) * row));
  const disc = `<circle cx="${centre.x}" cy="${centre.y}" r="45" fill="${pink}"/>`;
  return {
    width,
    height,
    ground: '#000051',
    parts: [`<g stroke="#8b85dd">${rows.join('')}</g>`, disc],
  };
}

function digitalMedia() {
  const blocks = [0, 14, -80];
  const rowsInBlock = 9;
  const bars = Array.from({ length: 26 }, (_, i) => {
    const length = Math.round(98 + 420 * Math.sin((i - 9) / 9.5) ** 2);
    const thickness = Math.round((8.2 - 0.65 * (i % rowsInBlock)) * 2) / 2;
    const shift = blocks[Math.floor(i / rowsInBlock)];
    const x = Math.round(282 + shift + 32 * Math.sin(i / 2.6) - length / 2);
    return `M${x} ${Math.round(i * 11.6)}h${length}v${thickness}h-${length}z`;
  });
  const dark = '@media(prefers-color-scheme:dark){.ground{fill:#23265a}.bars{fill:#c5c4f7}}';
  return {
    width: 565,
    height: 300,
    ground: '#e6e7f5',
    parts: [
      `<style>${dark}</style>`,
      `<path class="bars" fill="#1a237e" d="${bars.join('')}"/>`,
      `<path fill="${pink}" d="M311 120h216v9h-216z"/>`,
    ],
  };
}

function mediaConvergence() {
  const width = 565;
  const meeting = '376 150';
  const incoming = Array.from({ length: 24 }, (_, i) => {
    const y = Math.round(13.2 * (i - 1));
    const d = `M0 ${y}C188 ${y} 188 150 ${meeting}`;
    return `<path d="${d}" stroke-width="${(5.9 - 0.2 * i).toFixed(1)}"/>`;
  });
  const outgoing = Array.from({ length: 12 }, (_, i) => {
    const y = Math.round(28.2 * i - 6);
    return `M${meeting}C450 150 480 ${y} ${width} ${y}`;
  });
  return {
    width,
    height: 300,
    ground: '#534bae',
    parts: [
      `<g stroke="#fff">${incoming.join('')}</g>`,
      `<path stroke="#ffb4ca" stroke-width="1.6" d="${outgoing.join('')}"/>`,
      `<circle cx="376" cy="150" r="12.5" fill="${pink}" stroke="#fff" stroke-width="2.5"/>`,
    ],
  };
}

export const gallery = {
  'ai-media': aiMedia(),
  'digital-media': digitalMedia(),
  'media-convergence': mediaConvergence(),
};
