import { hasCaddy, startCaddy } from '../support/caddy';
import { startCrowd } from '../support/retrying-client';
import { eventually } from '../support/scheduling';
import { startTwoInstances } from '../support/two-instances';

const PEOPLE = 6;
const BETWEEN = 30;
const PATIENCE = 60_000;

/** `npm run test:instances`: minutes of load, and Caddy on this machine, so not a part of `npm test`. */
(hasCaddy() ? it : it.skip)(
  'behind Caddy nothing is lost and nothing doubled while one is killed and the other restarted',
  async () => {
    const two = await startTwoInstances({ TRUSTED_PROXIES: '127.0.0.1' });
    const caddy = await startCaddy([...two.ports]);
    const crowd = startCrowd(caddy.siteUrl, PEOPLE);
    const some = async () => {
      const from = crowd.sent.length;
      await eventually(() => crowd.sent.length >= from + BETWEEN, PATIENCE);
    };
    try {
      await some();
      await two.instances[0].kill();
      await some();
      await two.restart(0);
      await two.instances[1].stop();
      await some();
      await two.restart(1);
      await some();
    } finally {
      await crowd.stop();
      await caddy.stop();
    }

    const { sent } = crowd;
    const last = sent.map(({ statuses }) => statuses.at(-1));
    expect(last.filter((status) => status !== 200 && status !== 201)).toEqual([]);
    const keys = sent.map(({ key }) => key);
    expect(await two.count('enquiries')).toBe(keys.length);
    expect(await two.count('enquiries where idempotency_key = any($1)', [keys])).toBe(keys.length);
    // Beside them there may be one that sums up what the limit of mails held back.
    const own = 'select enquiry_id, count(*) as mails from mails where enquiry_id is not null';
    const each = `(${own} group by enquiry_id) as each`;
    expect(await two.count(each)).toBe(keys.length);
    expect(await two.count(`${each} where mails <> 2`)).toBe(0);

    const again = sent.filter(({ statuses }) => statuses.length > 1).length;
    process.stderr.write(`${keys.length} enquiries, ${again} of them sent more than once\n`);
    await two.stop();
  },
  5 * 60_000,
);
