/* Drawing helpers shared by the pictures of Oaxaca. */
const rect = (x, y, w, h, fill, extra = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${extra}/>`;

/** A repeatable source of chance, so that a render is always the same picture. */
const chance = (start) => {
  let seed = start;
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
};

/** A disc made of square cells: the stitch and the pixel are the same square. */
const disc = (cx, cy, r, cell, fill) => {
  let d = '';
  for (let y = -r; y < r; y += cell) {
    const reach = Math.abs(y + cell / 2) + cell / 2;
    const half = Math.floor(Math.sqrt(Math.max(0, r * r - reach ** 2)) / cell + 0.4) * cell;
    if (half > 0) d += `M${cx - half} ${cy + y}h${half * 2}v${cell}h${-half * 2}z`;
  }
  return `<path d="${d}" fill="${fill}" shape-rendering="crispEdges"/>`;
};
