/** `GET /api/publication`: whether visitors see what is published. `POST` publishes now. */

/** `unreachable`: the publisher does not answer, so nobody knows. */
export type PublicationPhase = 'live' | 'waiting' | 'building' | 'failed' | 'unreachable';

export type PublicationStatus = {
  phase: PublicationPhase;
  /** When the release that visitors see went live; null before the first one. ISO 8601, UTC. */
  liveSince: string | null;
  /** When the running build began. */
  startedAt: string | null;
  /** Why the last build failed, in words for staff. */
  error: string | null;
};

export type PublicationResponse = { data: PublicationStatus };
