import type { Core } from '@strapi/strapi';

import {
  type EntryNotesResponse,
  type ListedNotesResponse,
  type NewNote,
  NOTE_MAX,
  NOTE_MESSAGES,
  type NoteResolution,
} from '../../../../contracts/entry-notes';
import { hasNul, normaliseInput } from '../../../../contracts/text';
import { accessTo, openDraft } from '../../../content-model/panel-access';
import { listPublicTypes } from '../../../content-model/public-types';
import { readableFields } from '../../../content-model/readable-fields';
import { bodyOf, type Context, userOf } from '../../../platform/http/context';
import { invalidField } from '../../../platform/http/errors';
import { registerPanelRoutes } from '../../../platform/strapi/panel-routes';
import { nameOfPanelUser } from '../../../platform/strapi/panel-user';
import { createEntryNotes } from './entry-notes';

function readNote(body: Record<string, unknown>, fields: ReadonlySet<string>): NewNote {
  const { field = null } = body;
  const text = typeof body.text === 'string' ? normaliseInput(body.text, true) : '';
  if (text === '' || hasNul(text)) throw invalidField(['text'], NOTE_MESSAGES.empty);
  if (text.length > NOTE_MAX) throw invalidField(['text'], NOTE_MESSAGES.long);
  if (field === null) return { field, text };
  if (typeof field !== 'string' || !fields.has(field)) {
    throw invalidField(['field'], NOTE_MESSAGES.field);
  }
  return { field, text };
}

function readResolution({ id, isResolved }: Record<string, unknown>): NoteResolution {
  if (typeof id !== 'string' || typeof isResolved !== 'boolean') {
    throw invalidField(['id'], NOTE_MESSAGES.noNote);
  }
  return { id, isResolved };
}

/** Registers the routes for notes. Who may read an entry may read, write and resolve its notes. */
export function registerNoteRoutes(strapi: Core.Strapi): void {
  const notes = createEntryNotes(strapi);
  const whoOf = (ctx: Context) => nameOfPanelUser(userOf(ctx)) || userOf(ctx).email;

  async function list(ctx: Context) {
    const types = listPublicTypes(strapi).filter(({ uid }) => {
      const { can, requiresEntity } = accessTo(strapi, ctx, uid);
      return can.read() && !requiresEntity.read();
    });
    const mayRead = (uid: string, field: string) =>
      readableFields(strapi, accessTo(strapi, ctx, uid), {}, uid).has(field);
    ctx.body = { data: await notes.list(types, mayRead) } satisfies ListedNotesResponse;
  }

  async function open(ctx: Context) {
    const { entry, draft, access } = await openDraft(strapi, ctx, NOTE_MESSAGES);
    const fields = readableFields(strapi, access, draft, entry.uid);
    const respond = async () => {
      const found = await notes.read(entry);
      const data = found.filter(({ field }) => field === null || fields.has(field));
      ctx.body = { data } satisfies EntryNotesResponse;
    };
    return { entry, fields, respond };
  }

  async function read(ctx: Context) {
    await (await open(ctx)).respond();
  }

  async function add(ctx: Context) {
    const { entry, fields, respond } = await open(ctx);
    await notes.add(entry, readNote(bodyOf(ctx), fields), whoOf(ctx));
    await respond();
  }

  async function resolve(ctx: Context) {
    const { entry, respond } = await open(ctx);
    await notes.resolve(entry, readResolution(bodyOf(ctx)), whoOf(ctx));
    await respond();
  }

  registerPanelRoutes(strapi, '/notes-panel', [
    ['GET', '/', list],
    ['GET', '/entries/:uid/:documentId', read],
    ['POST', '/entries/:uid/:documentId', add],
    ['POST', '/entries/:uid/:documentId/resolve', resolve],
  ]);
}
