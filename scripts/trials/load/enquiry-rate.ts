import type { Scenario } from '../scenario.ts';
import { expectThat } from '../until.ts';
import { createEnquiry, expectStoredOnce, isAcknowledged, sendEnquiry } from './enquiries.ts';
import { runAtRate } from './run-at-rate.ts';
import { describeSpread, percentile } from './spread.ts';

const PER_SECOND = 100;
const SECONDS = 60;
const WARM_UP_SECONDS = 5;
const P99_MS = 250;

/** Each visitor has its own address, so the rate limits of production apply. */
export const enquiryRate: Scenario = {
  name: `consultas: ${PER_SECOND} por segundo durante ${SECONDS} s`,
  expects: `p99 menor de ${P99_MS} ms, cada una guardada una vez`,
  needs: ['postgres', 'caddy'],
  async run(product) {
    const { front } = product;
    const sendOne = async (late: number) => {
      const enquiry = createEnquiry();
      const response = await sendEnquiry(front.url, enquiry);
      return { ...response, key: enquiry.key, ms: response.ms + late };
    };
    await runAtRate({ perSecond: PER_SECOND, seconds: WARM_UP_SECONDS }, sendOne);
    const responses = await runAtRate({ perSecond: PER_SECOND, seconds: SECONDS }, sendOne);
    const refused = responses.filter((response) => !isAcknowledged(response));
    expectThat(refused.length === 0, `${refused.length} con estado ${refused[0]?.status}.`);
    await expectStoredOnce(product, responses);
    const times = responses.map(({ ms }) => ms);
    const spread = `${responses.length} consultas por ${front.name}: ${describeSpread(times)}`;
    expectThat(percentile(times, 0.99) < P99_MS, spread);
    return spread;
  },
};
