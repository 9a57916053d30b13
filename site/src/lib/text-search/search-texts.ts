import { normaliseText } from '@tequiora/cms/contracts/text.ts';
import { matchQuery, type QueryTerm } from './match-query.ts';
import { listPairs, type TextIndex } from './text-index.ts';
import { splitWords } from './word-forms.ts';

/** A document that a query finds. */
export type TextMatch = {
  document: number;
  /** The terms of the query that it has, by position in the query. */
  terms: ReadonlySet<number>;
  /** How important the places of the terms are. */
  score: number;
};

const PAIR_SCORE = 50;

/**
 * Returns the documents that have at least one term of the query, by position; null when the query
 * asks for nothing.
 */
export function searchTexts(index: TextIndex, query: string): Map<number, TextMatch> | null {
  const words = splitWords(normaliseText(query));
  const terms = matchQuery(index, words);
  if (!terms) return null;
  const isOptionalOnly = terms.every(({ isOptional }) => isOptional);
  const found = new Map<number, TextMatch & { terms: Set<number> }>();
  terms.forEach(({ matches, isOptional }, term) => {
    for (const [document, score] of scoreTerm(matches)) {
      const match = found.get(document) ?? { document, terms: new Set<number>(), score: 0 };
      match.score += score;
      if (!isOptional || isOptionalOnly) match.terms.add(term);
      found.set(document, match);
    }
  });
  for (const pair of listPairs(words)) {
    for (const document of index.pairs.get(pair) ?? []) {
      const match = found.get(document);
      if (match) match.score += PAIR_SCORE;
    }
  }
  for (const [document, { terms: own }] of found) if (own.size === 0) found.delete(document);
  return found;
}

/** Returns the best score of a term by document. */
function scoreTerm(matches: QueryTerm['matches']): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { posting, certainty } of matches) {
    for (const [document, weight] of posting.weights) {
      const score = weight * certainty;
      if (score > (scores.get(document) ?? 0)) scores.set(document, score);
    }
  }
  return scores;
}

/** Returns the matches with the most terms, best first; equal ones keep their order. */
export function bestMatches<Match extends TextMatch>(matches: readonly Match[]): Match[] {
  const most = matches.reduce((size, { terms }) => Math.max(size, terms.size), 0);
  return matches
    .filter(({ terms }) => terms.size === most)
    .sort((a, b) => b.score - a.score || a.document - b.document);
}
