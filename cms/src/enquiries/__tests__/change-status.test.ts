import {
  ENQUIRY_STATUSES,
  ENQUIRY_TRANSITIONS,
  type EnquiryStatus,
} from '../../../contracts/enquiry';
import { type RecordedResult, toResultColumns } from '../../../contracts/enquiry-result';
import { addReply, changeResult, changeStatus } from '../change-status';

const BY = { who: 'Rosa', when: '2026-11-20T18:00:00.000Z' };
const SALE: RecordedResult = { result: 'ganada', saleAmount: 12_500, saleDate: '2026-11-20' };
const LOSS: RecordedResult = { result: 'perdida', lossReason: 'El precio' };

const enquiry = (status: EnquiryStatus, result?: RecordedResult) => ({
  status,
  firstReplyAt: null,
  history: [],
  ...toResultColumns(result),
});

const pairs = ENQUIRY_STATUSES.flatMap((from) =>
  ENQUIRY_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
);
const isAllowed = ([from, to]: (typeof pairs)[number]) => ENQUIRY_TRANSITIONS[from].includes(to);

it.each(pairs.filter(isAllowed))('changes from %s to %s', (from, to) => {
  const result = to === 'completado' ? SALE : undefined;
  const changed = changeStatus(enquiry(from), to, BY, { result, answer: 'none' });
  expect(changed).toMatchObject({ status: to, ...toResultColumns(result) });
  expect(changed.history).toEqual([
    {
      ...{ event: 'status-changed', from, to, ...BY },
      ...(result && { result, isUnanswered: true }),
    },
  ]);
});

it.each(pairs.filter((pair) => !isAllowed(pair)))('refuses to change from %s to %s', (from, to) => {
  expect(() => changeStatus(enquiry(from), to, BY, { result: SALE })).toThrow(
    /^Una consulta en «.+» no puede/,
  );
});

it('refuses to complete an enquiry without a result', () => {
  expect(() => changeStatus(enquiry('contactado'), 'completado', BY)).toThrow(
    /^Elige cómo terminó/,
  );
});

it('clears the result of a reopened enquiry, whose history keeps it', () => {
  const completed = changeStatus(enquiry('contactado'), 'completado', BY, {
    ...{ result: SALE, answer: 'none' },
  });
  const reopened = changeStatus(completed, 'contactado', BY);
  expect(reopened).toMatchObject(toResultColumns());
  expect(reopened.history).toMatchObject([{ result: SALE }, { to: 'contactado' }]);
});

it('replaces a result and records both', () => {
  const changed = changeResult(enquiry('completado', SALE), LOSS, BY);
  expect(changed).toMatchObject(toResultColumns(LOSS));
  expect(changed.history).toEqual([{ event: 'result-changed', from: SALE, to: LOSS, ...BY }]);
});

it('adds a result to an enquiry that was completed without one', () => {
  expect(changeResult(enquiry('completado'), LOSS, BY).history).toMatchObject([
    { from: null, to: LOSS },
  ]);
});

it('does not record the same result twice', () => {
  const completed = enquiry('completado', SALE);
  expect(changeResult(completed, { ...SALE }, BY)).toBe(completed);
});

it.each(['nuevo', 'contactado', 'spam'] as const)('refuses a result in the status %s', (status) => {
  expect(() => changeResult(enquiry(status), LOSS, BY)).toThrow(/^Solo una consulta completada/);
});

it('refuses a reply to spam', () => {
  const reply = { channel: 'email', template: 'acuse' } as const;
  expect(() => addReply(enquiry('spam'), reply, BY)).toThrow(/está en spam/);
});
