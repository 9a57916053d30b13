import { isGrammarWord, isWishWord } from './filler-words.ts';
import { formsOf, splitWords, type WordForms } from './word-forms.ts';

/** A text of a document; a match in it counts `weight`. */
export type WeightedText = {
  text: string | null | undefined;
  weight: number;
  /** A name, or terms separated by commas: two words that are next to each other belong together. */
  hasPhrases?: boolean;
};

/** A distinct word and the documents that contain it. */
export type Posting = WordForms & {
  /** Weight of the word by document: that of its most important text. */
  weights: Map<number, number>;
};

export type TextIndex = {
  postings: readonly Posting[];
  /** Postings by word, by word without «ñ» and by key. */
  byForm: ReadonlyMap<string, readonly Posting[]>;
  /** Documents with two words next to each other, by `listPairs`. */
  pairs: ReadonlyMap<string, ReadonlySet<number>>;
};

/** The weight of names, the highest. */
export const NAME_WEIGHT = 100;

/** Indexes documents by position, without filler words. */
export function indexTexts(documents: readonly (readonly WeightedText[])[]): TextIndex {
  const postings = new Map<string, Posting>();
  documents.forEach((texts, document) => {
    for (const { text, weight } of texts) {
      for (const word of splitWords(text ?? '')) {
        let posting = postings.get(word);
        if (isGrammarWord(word) || (weight < NAME_WEIGHT && isWishWord(word))) continue;
        if (!posting) {
          posting = { ...formsOf(word), weights: new Map() };
          postings.set(word, posting);
        }
        const known = posting.weights.get(document) ?? 0;
        if (weight > known) posting.weights.set(document, weight);
      }
    }
  });
  const list = [...postings.values()];
  return { postings: list, byForm: groupByForm(list), pairs: indexPairs(documents) };
}

function indexPairs(documents: readonly (readonly WeightedText[])[]): Map<string, Set<number>> {
  const pairs = new Map<string, Set<number>>();
  documents.forEach((texts, document) => {
    const phrases = texts.flatMap(({ text, hasPhrases }) =>
      hasPhrases ? (text ?? '').split(/[,;\n]/) : [],
    );
    for (const pair of phrases.flatMap((phrase) => listPairs(splitWords(phrase)))) {
      const known = pairs.get(pair);
      if (known) known.add(document);
      else pairs.set(pair, new Set([document]));
    }
  });
  return pairs;
}

/** Returns what identifies each two words next to each other, apart from filler words. */
export function listPairs(words: readonly string[]): string[] {
  const keys = words.filter((word) => !isGrammarWord(word)).map((word) => formsOf(word).plainKey);
  return keys.slice(1).map((key, at) => `${keys[at]} ${key}`);
}

/** Keys have a prefix, because a word can look like the key of another. */
export const keyForm = (key: string): string => `~${key}`;

function groupByForm(postings: readonly Posting[]): Map<string, Posting[]> {
  const groups = new Map<string, Posting[]>();
  for (const posting of postings) {
    const { word, plain, key, plainKey } = posting;
    for (const form of new Set([word, plain, keyForm(key), keyForm(plainKey)])) {
      const group = groups.get(form);
      if (group) group.push(posting);
      else groups.set(form, [posting]);
    }
  }
  return groups;
}
