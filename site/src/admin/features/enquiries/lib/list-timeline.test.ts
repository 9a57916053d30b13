import type { EnquiryMail } from '@tequiora/cms/contracts/enquiry-mail.ts';
import { makeEnquiryDetail } from '../../../../../test/admin/enquiries.ts';
import { listTimeline } from './list-timeline.ts';

const at = (minute: number) => ({ when: `2026-11-20T18:0${minute}:00.000Z` });
const staff = { who: 'Araceli' };
const mail: EnquiryMail = {
  id: 'm1',
  state: 'sent',
  subject: 'Tu propuesta',
  text: 'Hola',
  template: null,
  who: 'Araceli',
  createdAt: at(1).when,
  attachments: [],
  problem: null,
};

const enquiry = makeEnquiryDetail({
  channel: 'whatsapp',
  history: [
    { event: 'created', who: 'visitante', ...at(0), from: null, to: 'nuevo' },
    { event: 'replied', ...staff, ...at(1), channel: 'email', mailId: 'm1' },
    { event: 'noted', ...staff, ...at(2), text: 'Prefiere por la tarde' },
    { event: 'next-step-set', ...staff, ...at(3), text: 'Llamarle', on: '2026-11-23' },
    { event: 'call-missed', ...staff, ...at(4) },
  ],
  mails: [mail, { ...mail, id: 'm2', state: 'waiting', createdAt: at(5).when }],
});

test('lists mails, calls, notes and changes in one order, newest first, with who and how', () => {
  expect(listTimeline(enquiry, 4).map((each) => [each.kind, each.sentence, each.isNew])).toEqual([
    ['contact', 'El correo de Araceli está por salir', false],
    ['contact', 'Araceli llamó y no le contestaron', true],
    ['change', 'Araceli puso el siguiente paso para el 23 nov: Llamarle', false],
    ['note', 'Araceli anotó:', false],
    ['contact', 'Araceli respondió por correo', false],
    ['contact', 'Llegó la consulta por WhatsApp', false],
  ]);
});

test('has the text of notes and the mail of replies', () => {
  const entries = listTimeline(enquiry, 5);
  expect(entries.flatMap(({ text }) => text ?? [])).toEqual(['Prefiere por la tarde']);
  expect(entries.flatMap((each) => each.mail?.id ?? [])).toEqual(['m2', 'm1']);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
});

test('marks the mails of the sender that wait for a reply', () => {
  const received = (minute: number, mailId: string) =>
    ({ event: 'mail-received', who: 'visitante', ...at(minute), mailId }) as const;
  const history = [
    ...enquiry.history.slice(0, 1),
    received(1, 'r1'),
    { event: 'replied', ...staff, ...at(2), channel: 'call' } as const,
    received(3, 'r2'),
    received(4, 'r3'),
  ];
  const entries = listTimeline({ ...enquiry, history, mails: [], unansweredMails: 2 }, 5);
  expect(entries.map(({ isUnanswered }) => isUnanswered)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
