type Search = Record<string, string>;

/** Every URL of the dashboard: the pattern of its route and a function that builds it. */
export const paths = {
  login: { pattern: '/admin/login', to: (search?: Search) => address('/admin/login', search) },
  twoFactor: list('/admin/dos-pasos'),
  overview: { pattern: '/admin', to: () => '/admin' },
  today: fixed('/admin/hoy'),
  enquiries: list('/admin/consultas'),
  enquiry: entry('/admin/consultas'),
  /** By the id of one of the person's enquiries, so that no contact data is in the history. */
  person: entry('/admin/consultas', '/persona'),
  products: list('/admin/productos'),
  newProduct: fixed('/admin/productos/nuevo'),
  product: entry('/admin/productos'),
  services: list('/admin/servicios'),
  newService: fixed('/admin/servicios/nuevo'),
  service: entry('/admin/servicios'),
  reports: list('/admin/reportes'),
  health: fixed('/admin/salud'),
  settings: fixed('/admin/ajustes'),
  personalData: list('/admin/datos-personales'),
} as const;

function list(pattern: string) {
  return { pattern, to: (search?: Search) => address(pattern, search) };
}

function fixed(pattern: string) {
  return { pattern, to: () => pattern };
}

function entry(parent: string, rest = '') {
  return {
    pattern: `${parent}/:id${rest}`,
    to: (id: string) => `${parent}/${encodeURIComponent(id)}${rest}`,
  };
}

function address(path: string, search?: Search): string {
  const query = new URLSearchParams(search).toString();
  return query ? `${path}?${query}` : path;
}
