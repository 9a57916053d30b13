import { isRecord } from '../../../../contracts/is-record';
import type {
  PanelPublication,
  PublicationStatus,
  PublishRequest,
} from '../../../../contracts/publication';
import type { PublisherStatus } from '../../../../contracts/publisher';
import { requestIdHeaders } from '../../../platform/http/request-id';
import {
  describePublication,
  type FindPath,
  listFailures,
  listReleases,
} from './describe-publication';
import { describeReport, type PublisherReport } from './describe-report';

type PublisherAddress = { url: string; secret: string };

const TIMEOUT_MS = 3_000;
const UNREACHABLE: PublicationStatus = {
  phase: 'unreachable',
  liveSince: null,
  startedAt: null,
  error: null,
  held: [],
};

/** Creates a client of the publisher; without an address every request fails. */
export function createPublisherClient(address: PublisherAddress | undefined, findPath: FindPath) {
  async function send(
    method: 'GET' | 'POST',
    path: string,
    order?: object,
  ): Promise<Partial<PublisherStatus>> {
    if (!address) throw new Error('There is no publisher: PUBLISHER_URL is empty.');
    const response = await fetch(`${address.url}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${address.secret}`,
        'Content-Type': 'application/json',
        ...requestIdHeaders(),
      },
      body: order && JSON.stringify(order),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    if (!response.ok || !isRecord(body)) {
      throw new Error(`The publisher responded with ${response.status} to ${method} ${path}.`);
    }
    return body;
  }

  /** Returns `unreachable` without details if the publisher does not respond in time. */
  async function read() {
    try {
      const body = await send('GET', '/status');
      const status = describePublication(body, findPath);
      const lists = { releases: listReleases(body), failures: listFailures(body) };
      return { status, ...lists, report: describeReport(body) };
    } catch {
      return { status: UNREACHABLE, releases: [], failures: [], report: null };
    }
  }

  return {
    async status(): Promise<PublicationStatus> {
      return (await read()).status;
    },
    /** Returns the status with the kept releases and the last failures. */
    async panel(): Promise<PanelPublication> {
      const { status, releases, failures } = await read();
      return { ...status, releases, failures };
    },
    /** Returns the status with the health of the publisher; null if it does not respond. */
    async report(): Promise<{ status: PublicationStatus; report: PublisherReport | null }> {
      const { status, report } = await read();
      return { status, report };
    },
    /** Activates a kept release. @throws if the publisher rejects the request. */
    async rollback(release: string): Promise<void> {
      await send('POST', '/rollback', { release });
    },
    /** Reports that published content changed. @throws if the publisher does not respond */
    async notifyChange(): Promise<void> {
      await send('POST', '/hooks/strapi', {});
    },
    /** Starts a build of the site. @throws if the publisher rejects the request. */
    async publish({ fromScratch }: PublishRequest): Promise<void> {
      await send('POST', '/publish', { fromScratch });
    },
  };
}
