import { makePerson, makePersonEnquiry } from '../../../../../test/admin/persons.ts';
import { listPersonEvents } from './list-person-events.ts';

test('lists the records of all enquiries and the merges, newest first', () => {
  const when = '2026-11-20T18:00:00.000Z';
  const events = listPersonEvents(
    makePerson({
      enquiries: [
        makePersonEnquiry({
          documentId: 'c2',
          history: [
            { event: 'created', who: 'visitante', when, from: null, to: 'nuevo' },
            { event: 'replied', who: 'Araceli', when, channel: 'email' },
          ],
        }),
        makePersonEnquiry({ documentId: 'c1' }),
      ],
      merges: [
        {
          id: 'm1',
          kind: 'merge',
          contacts: ['hola@posada.example', 'rosaura@posada.example'],
          mergedBy: 'Araceli',
          mergedAt: '2026-11-21T18:00:00.000Z',
          undoneBy: 'Rosa',
          undoneAt: '2026-11-22T18:00:00.000Z',
        },
      ],
    }),
  );
  expect(events.map(({ key }) => key)).toEqual(['m1 -', 'm1 +', 'c2 1', 'c2 0', 'c1 0']);
});
