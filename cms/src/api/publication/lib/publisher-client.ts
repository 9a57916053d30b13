import type {
  PanelPublication,
  PublicationStatus,
  PublishOrder,
} from '../../../../contracts/publication';
import { isRecord } from '../../../lib/fields';
import { requestIdHeaders } from '../../../lib/request-id';
import { describePublication, type FindPath, listReleases } from './describe-publication';
import { describeReport, type PublisherReport } from './describe-report';

export type PublisherAddress = { url: string; secret: string };

const ANSWER_MS = 3_000;
const UNREACHABLE: PublicationStatus = {
  phase: 'unreachable',
  liveSince: null,
  startedAt: null,
  error: null,
  held: [],
};

/** Asks the publisher; without an address, as when there is none on this machine, it is not there. */
export function createPublisherClient(address: PublisherAddress | undefined, findPath: FindPath) {
  async function ask(method: 'GET' | 'POST', path: string, order?: object): Promise<unknown> {
    if (!address) throw new Error('There is no publisher: PUBLISHER_URL is empty.');
    const response = await fetch(`${address.url}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${address.secret}`,
        'Content-Type': 'application/json',
        ...requestIdHeaders(),
      },
      body: order && JSON.stringify(order),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const body: unknown = await response.json();
    if (!response.ok || !isRecord(body)) {
      throw new Error(`The publisher answered ${response.status} to ${method} ${path}.`);
    }
    return body;
  }

  return {
    /** What is live; `unreachable` when the publisher does not answer soon. */
    async status(): Promise<PublicationStatus> {
      try {
        return describePublication(await ask('GET', '/status'), findPath);
      } catch {
        return UNREACHABLE;
      }
    },
    /** The same with the releases that are kept. */
    async panel(): Promise<PanelPublication> {
      try {
        const answer = await ask('GET', '/status');
        return { ...describePublication(answer, findPath), releases: listReleases(answer) };
      } catch {
        return { ...UNREACHABLE, releases: [] };
      }
    },
    /** The same with how the publisher is; no report when it does not answer. */
    async report(): Promise<{ status: PublicationStatus; report: PublisherReport | null }> {
      try {
        const answer = await ask('GET', '/status');
        return { status: describePublication(answer, findPath), report: describeReport(answer) };
      } catch {
        return { status: UNREACHABLE, report: null };
      }
    },
    /** Goes back to a kept release. @throws when the publisher does not do it. */
    async rollback(release: string): Promise<void> {
      await ask('POST', '/rollback', { release });
    },
    /** Has the site built now. @throws when the publisher does not take it. */
    async publish({ fromScratch }: PublishOrder): Promise<void> {
      await ask('POST', '/publish', { fromScratch });
    },
  };
}
