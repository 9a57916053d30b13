/* Flat two-tone packages for the shop screens: a body colour, a darker lid and a pale label. */
const packages = {
  jar: (body, lid) => `<rect x="26" y="8" width="32" height="12" rx="4" fill="${lid}"/>
    <rect x="18" y="20" width="48" height="56" rx="12" fill="${body}"/>
    <rect x="18" y="38" width="48" height="22" fill="#fff" fill-opacity=".92"/>
    <rect x="26" y="44" width="32" height="4" rx="2" fill="${lid}"/>
    <rect x="32" y="52" width="20" height="3" rx="1.5" fill="${body}"/>`,
  bottle: (body, lid) => `<rect x="35" y="4" width="14" height="10" rx="3" fill="${lid}"/>
    <path d="M36 14h12v8c8 4 12 10 12 18v30a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8V40c0-8 4-14 12-18z" fill="${body}"/>
    <rect x="24" y="44" width="36" height="22" fill="#fff" fill-opacity=".92"/>
    <rect x="31" y="50" width="22" height="4" rx="2" fill="${lid}"/>
    <rect x="35" y="58" width="14" height="3" rx="1.5" fill="${body}"/>`,
  bag: (body, lid) => `<path d="M20 12h44l4 60a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6z" fill="${body}"/>
    <path d="M20 12h44l.8 10H19.2z" fill="${lid}"/>
    <circle cx="42" cy="48" r="15" fill="#fff" fill-opacity=".92"/>
    <path d="M42 38c6 4 8 10 0 20-8-10-6-16 0-20z" fill="${body}"/>`,
  box: (body, lid) => `<rect x="14" y="18" width="56" height="58" rx="5" fill="${body}"/>
    <path d="M14 23a5 5 0 0 1 5-5h46a5 5 0 0 1 5 5v9H14z" fill="${lid}"/>
    <rect x="24" y="42" width="36" height="22" rx="3" fill="#fff" fill-opacity=".92"/>
    <rect x="30" y="48" width="24" height="4" rx="2" fill="${lid}"/>
    <rect x="34" y="56" width="16" height="3" rx="1.5" fill="${body}"/>`,
};

/** Inline SVG of one package in a colour of the ramps. */
const packageArt = (kind, colour) => {
  const body = `var(--${colour}-${colour === 'amber' ? 400 : 500})`;
  return `<svg viewBox="0 0 84 84"><ellipse cx="42" cy="78" rx="26" ry="4" fill="var(--${colour}-900)" fill-opacity=".14"/>${packages[kind](body, `var(--${colour}-700)`)}</svg>`;
};
