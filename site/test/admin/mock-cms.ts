import { http, HttpResponse, type JsonBodyType } from 'msw';
import { apiUrl } from './render-admin.tsx';

type Refusal = {
  /** Error code. */
  name?: string;
  /** Problems of fields. */
  errors?: { path: string[]; message: string }[];
  headers?: Record<string, string>;
};

/** Returns an error response in the format of the CMS. */
export function refuse(status: number, message: string, refusal: Refusal = {}) {
  const { name = 'Error', errors = [], headers = {} } = refusal;
  const error = { status, name, message, details: { errors } };
  return HttpResponse.json({ data: null, error }, { status, headers });
}

/** Returns the requests received by the handlers that `record` creates. */
export function recordRequests() {
  const sent: { path: string; body: unknown }[] = [];
  const record = <Body = unknown>(
    method: 'post' | 'put' | 'patch',
    path: string,
    respond: (body: Body) => JsonBodyType,
  ) =>
    http[method](apiUrl(path), async ({ request }) => {
      const body: unknown = await request.json();
      sent.push({ path: new URL(request.url).pathname, body });
      return HttpResponse.json(respond(body as Body));
    });
  return { sent, record };
}

/** Returns a function that delays a response until `release` is called. */
export function holdResponses() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (response: Response) => {
    await released;
    return response;
  };
  return { hold, release };
}
