/* Ridges, platforms and agaves of the hill. */
/* A ridge that climbs and falls in steps. */
const ridge = (base, waves, run, rise, fill) => {
  let d = 'M0 1000';
  for (let x = 0; x < 2000; x += run) {
    let y = base;
    for (const [height, length, shift] of waves)
      y -= height * (0.5 + 0.5 * Math.sin((x + shift) / length));
    d += `V${Math.round(y / rise) * rise}H${x + run}`;
  }
  return `<path d="${d}V1000z" fill="${fill}"/>`;
};

/* One stepped platform: tiers, tablero panels, central stairs between balustrades. */
const platform = (cx, base, tiers, stairs, tone) => {
  let out = '';
  let y = base;
  tiers.forEach(([w, h], i) => {
    const x = cx - w / 2;
    y -= h;
    out += rect(x, y, w, h, tone.face) + rect(cx, y, w / 2, h, tone.shade);
    out += rect(x - 6, y, w + 12, 9, tone.trim) + rect(x - 6, y, w + 12, 3, tone.rim);
    const panel = Math.round(h * 0.34);
    if (h > 34) {
      for (let px = x + 22; px + 70 < x + w - 14; px += 92) {
        if (px + 70 > cx - stairs / 2 - 26 && px < cx + stairs / 2 + 26) continue;
        out += `<path d="M${px} ${y + 20}h70v${panel}h-12v${-(panel - 10)}h-46v${panel - 10}h-12z" fill="${tone.inset}"/>`;
      }
    }
  });
  const top = y;
  let half = stairs / 2;
  out +=
    rect(cx - half - 20, top, 20, base - top, tone.trim) +
    rect(cx + half, top, 20, base - top, tone.inset);
  for (let sy = top; sy < base; sy += 10)
    out +=
      rect(cx - half, sy, stairs, 5, tone.step) + rect(cx - half, sy + 5, stairs, 5, tone.inset);
  out += rect(cx - half - 20, top, stairs + 40, 4, tone.rim);
  return { out, top };
};

const temple = (cx, base, w, h, tone) =>
  rect(cx - w / 2, base - h, w, h, tone.face) +
  rect(cx, base - h, w / 2, h, tone.shade) +
  rect(cx - w / 2 - 10, base - h - 14, w + 20, 16, tone.trim) +
  rect(cx - w / 2 - 10, base - h - 14, w + 20, 4, tone.rim) +
  rect(cx - w / 2 + 10, base - h - 28, w - 20, 14, tone.face) +
  [-0.3, 0, 0.3]
    .map((o) => rect(cx + o * w - w * 0.07, base - h * 0.66, w * 0.14, h * 0.66, tone.door))
    .join('');

const agave = (x, y, s, dark, light) => {
  let out = '';
  [-78, -58, -40, -22, -8, 8, 22, 40, 58, 78].forEach((turn, i) => {
    const long = 150 - Math.abs(turn) * 0.35;
    out += `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${s})" d="M-13 0C-17 ${-long * 0.5} -7 ${-long * 0.85} 0 ${-long}C7 ${-long * 0.85} 17 ${-long * 0.5} 13 0z" fill="${i % 2 ? light : dark}"/>`;
  });
  return `<g shape-rendering="geometricPrecision">${out}</g>`;
};
