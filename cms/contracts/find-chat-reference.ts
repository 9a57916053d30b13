import { REFERENCE_ALPHABET } from './chat-reference';

/** What a message mentions. `reference` is as it is stored. */
export type FoundReference =
  | { kind: 'page'; page: string; reference: string }
  /** Of one press of a link; `page` is the part that names page and thing. */
  | { kind: 'intent'; page: string; reference: string }
  | { kind: 'folio'; reference: string };

const CHARACTER = `[${REFERENCE_ALPHABET}]`;
// Some keyboards replace the hyphen with a dash.
const HYPHEN = '[-\u2010-\u2015]';
const REFERENCE = new RegExp(
  String.raw`(?<!\w)TQ${HYPHEN}(?:(${CHARACTER}{6})|(${CHARACTER}{5})(?:${HYPHEN}(${CHARACTER}{5}))?)(?!\w)`,
  'i',
);

/** Returns the first reference or folio in a message, with or without «Ref.», in any case. */
export function findChatReference(message: string): FoundReference | undefined {
  const [, folio, link, press] = REFERENCE.exec(message)?.map((part) => part?.toUpperCase()) ?? [];
  if (folio) return { kind: 'folio', reference: `TQ-${folio}` };
  if (!link) return undefined;
  const page = `TQ-${link}`;
  return press
    ? { kind: 'intent', page, reference: `${page}-${press}` }
    : { kind: 'page', page, reference: page };
}
