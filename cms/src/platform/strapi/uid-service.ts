export type UidRequest = { contentTypeUID: string; field: string; data?: Record<string, unknown> };

type Unique = { contentTypeUID: string; field: string; value: string };

/** Service of the content manager that generates slugs. */
export type UidService = {
  generateUIDField: (request: UidRequest) => Promise<string>;
  findUniqueUID: (request: Unique) => Promise<string>;
};
