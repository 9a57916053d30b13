/* global module */
'use strict';

const TABLE = 'enquiries';
const LINK = /\b(?:https?:\/\/|www\.)\S/gi;
const MARKUP = /\[(?:url|link)[=\]]|<a\s/i;
/** Places of the statuses in the order of the list. */
const RANKS = { dudoso: 3, spam: 4 };

const parse = (json) => (typeof json === 'string' ? JSON.parse(json) : json) ?? [];

/** Returns true for an enquiry that a single sign filed as spam, and that staff have left there. */
function isDoubtful({ spam_reason: reason, message, history }) {
  if (parse(history).some(({ event }) => event === 'status-changed')) return false;
  const hasOtherSign = /^(?:honeypot|rapidez):/.test(reason);
  const text = message ?? '';
  return !hasOtherSign || !(MARKUP.test(text) || (text.match(LINK) ?? []).length > 2);
}

/** A single sign of spam makes an enquiry doubtful; spam, as before, is deleted after 30 days. */
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable(TABLE))) return;
    const hasRank = await knex.schema.hasColumn(TABLE, 'status_rank');
    const changeTo = (status) => ({ status, ...(hasRank && { status_rank: RANKS[status] }) });
    const rows = await knex(TABLE)
      .where({ status: 'spam' })
      .whereNotNull('spam_reason')
      .select('id', 'spam_reason', 'message', 'history');
    await knex(TABLE).where({ status: 'spam' }).update(changeTo('spam'));
    for (const row of rows.filter(isDoubtful)) {
      const record = { event: 'status-changed', from: 'spam', to: 'dudoso', who: 'sistema' };
      const history = [...parse(row.history), { ...record, when: new Date().toISOString() }];
      const change = { ...changeTo('dudoso'), history: JSON.stringify(history) };
      await knex(TABLE).where({ id: row.id }).update(change);
    }
  },
};
