import { expectThat } from '../../faults/until.ts';
import { anEnquiry, isAcknowledged, send } from '../enquiry.ts';
import type { Scenario } from '../scenario.ts';
import { describeSpread, percentile } from '../spread.ts';
import { steadily } from '../steady.ts';

const PER_SECOND = 100;
const SECONDS = 60;
const WARM_UP_SECONDS = 5;
const P99_MS = 250;

/** The limits for one address are those of production: each visitor has an address. */
export const enquiryRate: Scenario = {
  name: `consultas: ${PER_SECOND} por segundo durante ${SECONDS} s, p99 menor de ${P99_MS} ms, cada una guardada una vez`,
  async run({ fronts: [front], rows }) {
    const sendOne = async (late: number) => {
      const enquiry = anEnquiry();
      const answer = await send(front.url, enquiry);
      return { ...answer, key: enquiry.key, ms: answer.ms + late };
    };
    await steadily({ perSecond: PER_SECOND, seconds: WARM_UP_SECONDS }, sendOne);
    const answers = await steadily({ perSecond: PER_SECOND, seconds: SECONDS }, sendOne);
    const refused = answers.filter((answer) => !isAcknowledged(answer));
    expectThat(refused.length === 0, `${refused.length} con estado ${refused[0]?.status}.`);
    const counts = await rows.countByKey();
    const wrong = answers.filter(({ key }) => counts.get(key) !== 1);
    expectThat(wrong.length === 0, `${wrong.length} no están guardadas una sola vez.`);
    const times = answers.map(({ ms }) => ms);
    const spread = `${answers.length} consultas por ${front.name}: ${describeSpread(times)}`;
    expectThat(percentile(times, 0.99) < P99_MS, spread);
    return spread;
  },
};
