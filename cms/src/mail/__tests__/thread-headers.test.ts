import type { MailRow } from '../mail-row';
import { threadHeaders } from '../thread-headers';

const mail = (id: number, state: MailRow['state'] = 'sent') => ({
  ...{ id, state },
  messageId: state === 'sent' ? `<${id}@tequiora.example>` : null,
});

describe('threadHeaders', () => {
  it('answers the newest mail and lists all from the confirmation on', () => {
    expect(threadHeaders({ id: 3 }, [mail(1), mail(2), mail(3)])).toEqual({
      inReplyTo: '<2@tequiora.example>',
      references: ['<1@tequiora.example>', '<2@tequiora.example>'],
    });
  });

  it('leaves out mails that the visitor did not get, and those sent before their ids were stored', () => {
    const earlier = { ...mail(2), messageId: null };
    expect(threadHeaders({ id: 4 }, [mail(1), earlier, mail(3, 'failed')])).toEqual({
      inReplyTo: '<1@tequiora.example>',
      references: ['<1@tequiora.example>'],
    });
  });

  it('begins a conversation when there is no earlier mail', () => {
    expect(threadHeaders({ id: 1 }, [mail(1, 'waiting')])).toEqual({});
  });
});
