import { BuildFailure } from './build-failure';

export type CmsConnection = { url: string; token: string };

export type Attribute = {
  type: string;
  required?: boolean;
  component?: string;
  /** The type that a relation leads to. */
  target?: string;
  repeatable?: boolean;
};

/** A content type or component, as the CMS describes it. */
export type CmsSchema = {
  uid: string;
  singularName: string;
  displayName: string;
  kind?: string;
  attributes: Record<string, Attribute>;
};

const ANSWER_MS = 10_000;

/** Reads where the CMS is. Throws with the missing variable's name and what it expects. */
export function readCmsConnection(env: NodeJS.ProcessEnv): CmsConnection {
  const url = env.STRAPI_API_URL?.replace(/\/+$/, '');
  const token = env.STRAPI_TOKEN;
  if (!url) {
    throw new Error(
      'Falta STRAPI_API_URL: la dirección del CMS, por ejemplo http://127.0.0.1:1337',
    );
  }
  if (!token) {
    throw new Error(
      'Falta STRAPI_TOKEN: el token con que la construcción lee el contenido del CMS',
    );
  }
  return { url, token };
}

/** Reads a path below `/api`. Throws a message that says what to do. */
export async function readFromCms({ url, token }: CmsConnection, path: string): Promise<Response> {
  const response = await fetch(`${url}/api/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch((error: Error) => {
    const message = `El CMS no responde en ${url} (${error.message}).`;
    throw new BuildFailure({ message, isCmsAway: true });
  });
  if (response.status === 401 || response.status === 403) {
    throw new BuildFailure({
      message: `El CMS de ${url} rechaza el token (${response.status}). Revisa que STRAPI_TOKEN sea el mismo en el CMS y en el sitio.`,
    });
  }
  if (!response.ok) {
    const message = `El CMS de ${url} contestó ${response.status}.`;
    throw new BuildFailure({ message, isCmsAway: response.status >= 500 });
  }
  return response;
}

type Described = { data: { uid: string; schema: Omit<CmsSchema, 'uid'> }[] };

/**
 * Asks the CMS how its content is made. It is the first thing asked, because gatsby-source-strapi
 * reports a CMS that is down as an unrelated TypeError. Throws a message that says what to do.
 */
export async function readSchemas(connection: CmsConnection): Promise<Map<string, CmsSchema>> {
  const answers = await Promise.all(
    ['content-types', 'components'].map((path) =>
      readFromCms(connection, `content-type-builder/${path}`),
    ),
  );
  const described = await Promise.all(answers.map((answer) => answer.json() as Promise<Described>));
  const schemas = described.flatMap(({ data }) =>
    data.map(({ uid, schema }): [string, CmsSchema] => [uid, { ...schema, uid }]),
  );
  return new Map(schemas);
}
