import type { Core } from '@strapi/strapi';

import type { VersionOrigin } from '../../contracts/history';
import { nameOfPanelUser } from '../platform/strapi/panel-user';
import { query } from '../platform/strapi/query';
import { isBySchedule } from '../platform/strapi/run-as-schedule';
import { staffName } from '../platform/strapi/staff-name';
import type { Entry } from './version-row';

export type Author = { origin: VersionOrigin; who: string | null };

/** Returns the current user; in a scheduled action, the user who last saved the draft. */
export async function readAuthor(strapi: Core.Strapi, { uid, documentId }: Entry): Promise<Author> {
  if (isBySchedule(strapi)) {
    const draft = await query(strapi, uid).findOne({
      where: { documentId, publishedAt: null },
      select: ['id'],
      populate: { updatedBy: { select: ['firstname', 'lastname', 'username'] } },
    });
    const who = draft?.updatedBy ? nameOfPanelUser(draft.updatedBy) : null;
    return { origin: 'schedule', who };
  }
  const state = strapi.requestContext.get()?.state;
  if (!state?.user) return { origin: 'program', who: null };
  // Only panel requests have a `userAbility`.
  return state.userAbility
    ? { origin: 'panel', who: nameOfPanelUser(state.user) }
    : { origin: 'dashboard', who: staffName(state.user) };
}
