export type Account = { email: string; password: string };

/** The CMS rejected a request (4xx), with its message. */
export class CmsRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'CmsRefusal';
    this.status = status;
  }
}

export type PanelSession = {
  /** Sends JSON and returns the JSON of the response. @throws CmsRefusal */
  call: <T = unknown>(method: string, path: string, data?: object) => Promise<T>;
  sendForm: <T = unknown>(path: string, form: FormData) => Promise<T>;
};

type Request = { method: string; body?: BodyInit; type?: string };
type ErrorBody = { error?: { message?: string } };

/** Signs in to the CMS panel and renews the session when it expires. */
export async function openPanelSession(cmsUrl: string, account: Account): Promise<PanelSession> {
  let token = '';

  function request(path: string, { method, body, type }: Request): Promise<Response> {
    const headers = {
      ...(type && { 'Content-Type': type }),
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    return fetch(cmsUrl + path, { method, body, headers });
  }

  async function read(path: string, { method }: Request, response: Response): Promise<unknown> {
    if (response.ok) return response.status === 204 ? undefined : response.json();
    const { error } = (await response.json().catch(() => ({}))) as ErrorBody;
    const message = error?.message ?? 'sin mensaje';
    if (response.status < 500) throw new CmsRefusal(response.status, message);
    throw new Error(`${method} ${path}: ${response.status} en el CMS (${message})`);
  }

  async function renew(): Promise<void> {
    token = '';
    const login = { method: 'POST', body: JSON.stringify(account), type: 'application/json' };
    const response = await request('/admin/login', login);
    const { data } = (await read('/admin/login', login, response)) as { data: { token: string } };
    token = data.token;
  }

  async function send<T>(path: string, options: Request): Promise<T> {
    let response = await request(path, options);
    // A session lasts half an hour.
    if (response.status === 401) {
      await renew();
      response = await request(path, options);
    }
    return (await read(path, options, response)) as T;
  }

  await renew();
  return {
    call: (method, path, data) =>
      send(path, { method, body: data && JSON.stringify(data), type: 'application/json' }),
    sendForm: (path, form) => send(path, { method: 'POST', body: form }),
  };
}
