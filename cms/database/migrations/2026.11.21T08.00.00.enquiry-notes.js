/* global module */
'use strict';

const TABLE = 'enquiries';

/** Notes were one text beside the history; they are records of it now. */
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable(TABLE))) return;
    if (!(await knex.schema.hasColumn(TABLE, 'notes'))) return;
    const rows = await knex(TABLE)
      .whereNotNull('notes')
      .andWhere('notes', '<>', '')
      .select('id', 'notes', 'history', 'updated_at');
    for (const { id, notes, history, updated_at: changed } of rows) {
      const records = typeof history === 'string' ? JSON.parse(history) : history;
      const when = new Date(changed ?? Date.now()).toISOString();
      const noted = { event: 'noted', who: 'Equipo', when, text: notes };
      await knex(TABLE)
        .where({ id })
        .update({ history: JSON.stringify([...(records ?? []), noted]) });
    }
  },
};
