export type ServiceKind = 'web' | 'image' | 'bot' | 'consulting';

type Layer = { path: string; shade: 'amber' | 'blue' | 'ink' | 'light' | 'sky' };

/** Pixel drawings of 24 × 24 squares, layer by layer. */
export const SERVICE_KIND_DRAWINGS: Readonly<Record<ServiceKind, readonly Layer[]>> = {
  // A shop window with its awning, in the frame of a browser.
  web: [
    { path: 'M1 2h22v20H1z', shade: 'ink' },
    { path: 'M3 7h18v13H3z', shade: 'light' },
    { path: 'M3 4h2v1H3zM6 4h2v1H6zM9 4h2v1H9z', shade: 'sky' },
    { path: 'M5 9h14v3H5zM5 12h2v1H5zM9 12h2v1H9zM13 12h2v1h-2zM17 12h2v1h-2z', shade: 'blue' },
    { path: 'M7 15h4v5H7zM13 15h4v3h-4z', shade: 'ink' },
    { path: 'M14 16h2v1h-2z', shade: 'amber' },
  ],
  // A stepped diamond of the fret on a card.
  image: [
    { path: 'M1 4h22v16H1z', shade: 'light' },
    { path: 'M1 4h22v2H1zM1 18h22v2H1z', shade: 'blue' },
    {
      path: 'M11 7h2v1h1v1h1v1h1v1h1v2h-1v1h-1v1h-1v1h-1v1h-2v-1h-1v-1H9v-1H8v-1H7v-2h1v-1h1V9h1V8h1z',
      shade: 'ink',
    },
    { path: 'M11 10h2v1h1v2h-1v1h-2v-1h-1v-2h1z', shade: 'amber' },
    { path: 'M3 8h2v2H3zM19 14h2v2h-2z', shade: 'sky' },
  ],
  // Two balloons; the lower one answers.
  bot: [
    { path: 'M1 2h15v9H6v2H4v-2H1z', shade: 'light' },
    { path: 'M4 5h9v1H4zM4 8h6v1H4z', shade: 'ink' },
    { path: 'M8 12h15v8h-3v2h-2v-2H8z', shade: 'blue' },
    { path: 'M11 15h2v2h-2zM15 15h2v2h-2zM19 15h2v2h-2z', shade: 'sky' },
  ],
  // The staircase of a project, with its flag.
  consulting: [
    { path: 'M1 18h5v4H1zM6 14h5v8H6zM11 10h5v12h-5z', shade: 'blue' },
    { path: 'M16 6h6v16h-6z', shade: 'ink' },
    { path: 'M1 18h5v1H1zM6 14h5v1H6zM11 10h5v1h-5z', shade: 'sky' },
    { path: 'M18 0h1v6h-1z', shade: 'ink' },
    { path: 'M19 0h4v1h-1v1h1v1h-4z', shade: 'amber' },
  ],
};
