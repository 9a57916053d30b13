export type CmsConnection = { url: string; token: string };

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

/**
 * Asks the CMS for its content types before anything else, because gatsby-source-strapi reports a
 * CMS that is down as an unrelated TypeError. Throws a message that says what to do.
 */
export async function assertCmsAnswers({ url, token }: CmsConnection): Promise<void> {
  const response = await fetch(`${url}/api/content-type-builder/content-types`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  }).catch((error: Error) => {
    throw new Error(
      `El CMS no responde en ${url} (${error.message}). Arráncalo y vuelve a publicar.`,
    );
  });
  if (response.status === 401 || response.status === 403) {
    throw new Error(
      `El CMS de ${url} rechaza el token (${response.status}). Revisa que STRAPI_TOKEN sea el mismo en el CMS y en el sitio.`,
    );
  }
  if (!response.ok) throw new Error(`El CMS de ${url} contestó ${response.status}.`);
}
