import type { PublicationState } from '../../../../contracts/catalogue';

type Version = { updatedAt?: string | null; publishedAt?: string | null };

const updatedTime = ({ updatedAt }: Version) => new Date(updatedAt ?? 0).getTime();

/** Returns the state of an entry from its draft and its published version. */
export function publicationStateOf(versions: readonly Version[]): PublicationState {
  const published = versions.find(({ publishedAt }) => publishedAt);
  const saved = versions.find(({ publishedAt }) => !publishedAt);
  if (!published) return 'draft';
  return saved && updatedTime(saved) > updatedTime(published) ? 'modified' : 'published';
}
