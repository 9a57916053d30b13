/* global module */
'use strict';

const TABLE = 'industries';

/** Names of the first content and their addresses, which were English before. */
const SLUGS = [
  ['Hoteles', 'hotel', 'hoteles'],
  ['Comercio', 'retail', 'comercio'],
  ['Salud', 'health', 'salud'],
  ['Restaurantes', 'restaurant', 'restaurantes'],
  ['Educación', 'education', 'educacion'],
];

/** Gives the industries of the first content Spanish addresses; edited ones and taken addresses stay. */
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable(TABLE))) return;
    for (const [name, slug, spanish] of SLUGS) {
      const taken = await knex(TABLE).where({ slug: spanish }).first('id');
      if (!taken) await knex(TABLE).where({ name, slug }).update({ slug: spanish });
    }
  },
};
