/* global module */
'use strict';

/** Number of classes of each histogram. */
const CLASSES = { lcp: 14, inp: 11, cls: 11, ttfb: 12 };

/** Creates the tables of the speed that visitors measure. They belong to no content type. */
module.exports = {
  async up(knex) {
    // They exist when a backup from before this migration is restored.
    if (await knex.schema.hasTable('speed_histograms')) return;
    await knex.schema.createTable('speed_histograms', (table) => {
      table.integer('hour').notNullable();
      table.string('page').notNullable();
      table.string('device').notNullable();
      table.string('release_id').notNullable();
      table.integer('visits').notNullable().defaultTo(0);
      for (const [metric, count] of Object.entries(CLASSES)) {
        for (let index = 0; index < count; index += 1) {
          table.integer(`${metric}_${index}`).notNullable().defaultTo(0);
        }
      }
      table.primary(['hour', 'page', 'device', 'release_id']);
    });
    await knex.schema.createTable('speed_elements', (table) => {
      table.integer('day').notNullable();
      table.string('page').notNullable();
      table.string('device').notNullable();
      table.string('metric').notNullable();
      table.string('element').notNullable();
      table.integer('visits').notNullable().defaultTo(0);
      table.primary(['day', 'page', 'device', 'metric', 'element']);
    });
  },
};
