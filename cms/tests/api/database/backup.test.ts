import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { readBackupRecords } from '../../../src/api/health-report/lib/backup-records';
import { MAIL_UID } from '../../../src/mail/mail-row';
import { seed } from '../../../src/seed/seed';
import {
  backUp,
  countRelations,
  hashUploads,
  type Installation,
  readContents,
  restore,
} from '../../support/backups';
import { buildEnquiry, postEnquiry } from '../../support/build-enquiry';
import { copyContent } from '../../support/copy-content';
import { createEmptyDatabase, IS_POSTGRES } from '../../support/create-database';
import { CMS_ADMIN } from '../../support/environment';
import { type PostgresServer, startPostgresServer } from '../../support/postgres-server';
import { signIn } from '../../support/sign-in';
import { type Cms, startCms } from '../../support/start-cms';
import { START_TIMEOUT_MS } from '../../support/start-timeout';

const ENQUIRY = 'api::enquiry.enquiry';
// A line separator inside a text, which some parsers treat as the end of a line.
const MESSAGE = 'Ñandú «güero» 😀 "comillas"\nuna línea\u2028y otra que no lo es.';

// The format is the same for both databases: each one writes and reads a backup.
const TARGETS = IS_POSTGRES ? (['postgres'] as const) : (['sqlite', 'postgres'] as const);

type Facts = Awaited<ReturnType<typeof readFacts>>;

async function readFacts(cms: Cms, dataDir: string) {
  const {
    [ENQUIRY]: enquiries = [],
    [MAIL_UID]: mails = [],
    ...contents
  } = await readContents(cms);
  const uploads = hashUploads(dataDir);
  return { enquiries, mails, contents, uploads, relations: await countRelations(cms) };
}

describe('backup and restore', () => {
  let folder: string;
  let file: string;
  let original: Facts;
  let output: string;
  let server: PostgresServer | undefined;
  let installed: Installation;
  let slowest = 0;
  const acknowledged: string[] = [];
  const refused: number[] = [];

  const place = (name: string, url = ''): Installation => ({
    DATA_DIR: path.join(folder, name),
    DATABASE_CLIENT: url ? 'postgres' : 'sqlite',
    DATABASE_URL: url,
  });

  /** Sends enquiries one after another until `stop` is called. */
  function keepWriting(cms: Cms) {
    let isOver = false;
    const work = async () => {
      while (!isOver) {
        const startedAt = Date.now();
        const { status, body } = await postEnquiry(cms, buildEnquiry({ message: MESSAGE }));
        slowest = Math.max(slowest, Date.now() - startedAt);
        if (status === 201) acknowledged.push(body.data.folio);
        else refused.push(status);
      }
    };
    const writing = work();
    return () => {
      isOver = true;
      return writing;
    };
  }

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tequiora-backup-'));
    file = path.join(folder, 'respaldo.tar.gz');
    const cms = await startCms();
    const dataDir = process.env.DATA_DIR ?? '';
    const source: Installation = {
      DATA_DIR: dataDir,
      DATABASE_CLIENT: process.env.DATABASE_CLIENT ?? '',
      DATABASE_URL: process.env.DATABASE_URL ?? '',
    };
    try {
      await copyContent(path.join(folder, 'contenido'));
      await seed(cms.strapi, { dataDir: path.join(folder, 'contenido') });
      await postEnquiry(cms, buildEnquiry()).expect(201);
      const stopWriting = keepWriting(cms);
      // oxlint-disable-next-line typescript/no-misused-promises -- `finally` awaits it
      const run = await backUp(source, file).finally(stopWriting);
      output = run.output;
      expect(run).toMatchObject({ code: 0 });
      original = await readFacts(cms, dataDir);
      expect(readBackupRecords(dataDir).backup).toMatchObject({ file, missing: 0 });
      expect((await restore({ ...source, STRAPI_API_URL: cms.url }, file)).output).toContain(
        'El CMS está en marcha',
      );
      const [picture = ''] = Object.keys(original.uploads);
      rmSync(path.join(dataDir, 'public/uploads', picture));
      const incomplete = await backUp(source, path.join(folder, 'incompleto.tar.gz'));
      expect(incomplete).toEqual({ code: 0, output: expect.stringContaining(picture) });
    } finally {
      await cms.stop();
    }
    if (!IS_POSTGRES) server = await startPostgresServer();
  }, 300_000);
  afterAll(async () => {
    await server?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /**
   * Tests a backup as in an image without the CMS: on the live database server, without changing
   * its data.
   */
  async function tryOutBeside({ strapi }: Cms, target: Installation): Promise<void> {
    const run = await restore(target, file, ['--test']);
    expect(run).toEqual({ code: 0, output: expect.stringMatching(/Relaciones +(\d+) +\1 {2}✓/) });
    expect(readBackupRecords(target.DATA_DIR).restore).toMatchObject({ file, isTest: true });
    const schemas = strapi.db.connection('pg_namespace').where('nspname', 'like', 'restore_test%');
    expect(await schemas).toEqual([]);
    expect(readdirSync(target.DATA_DIR).filter((name) => name.startsWith('restore-'))).toEqual([]);
  }

  it('writes one file that only its owner can read, and leaves no other file behind', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([]);
    expect(output).toContain(`Respaldo en ${file}`);
  });

  it('neither refuses nor delays enquiries that arrive during the backup', () => {
    expect(refused).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(4_000);
  });

  it.each(TARGETS)(
    'restores everything to an empty installation on %s, which stays usable',
    async (kind) => {
      const url = server?.url ?? (IS_POSTGRES ? (await createEmptyDatabase()).DATABASE_URL : '');
      const target = place(kind, kind === 'postgres' ? url : '');
      if (kind === TARGETS[0]) installed = target;
      const run = await restore(target, file);
      expect(run).toEqual({ code: 0, output: expect.stringMatching(/Relaciones +(\d+) +\1 {2}✓/) });
      expect(readBackupRecords(target.DATA_DIR).restore).toMatchObject({ file, database: kind });

      const cms = await startCms({ ...target });
      try {
        const restored = await readFacts(cms, target.DATA_DIR);
        expect(restored.contents).toEqual(original.contents);
        expect(restored.uploads).toEqual(original.uploads);
        expect(restored.relations).toEqual(original.relations);
        // A consistent snapshot: the first N enquiries, each complete.
        expect(restored.enquiries.length).toBeGreaterThan(0);
        const { length } = restored.enquiries;
        expect(restored.enquiries).toEqual(original.enquiries.slice(0, length));
        // Each with the two mails stored in the same transaction.
        expect(restored.mails).toEqual(original.mails.slice(0, 2 * length));

        if (kind === 'postgres') await tryOutBeside(cms, target);

        await signIn(cms);
        await cms.request.post('/admin/login').send(CMS_ADMIN).expect(200);
        const { body } = await postEnquiry(cms, buildEnquiry()).expect(201);
        expect(restored.enquiries).not.toContainEqual(
          expect.objectContaining({ folio: body.data.folio }),
        );
      } finally {
        await cms.stop();
      }
    },
    300_000,
  );

  // Only on SQLite: the behaviour is the same on both.
  if (!IS_POSTGRES) {
    it(
      'refuses to restore over existing content unless that content is kept first',
      async () => {
        const refusal = await restore(installed, file);
        expect(refusal.code).toBe(1);
        expect(refusal.output).toContain('Esta instalación ya tiene contenido');
        const kept = path.join(folder, 'antes.tar.gz');
        expect(await restore(installed, file, [kept])).toMatchObject({ code: 0 });
        expect(existsSync(kept)).toBe(true);
        expect(hashUploads(installed.DATA_DIR)).toEqual(original.uploads);
      },
      START_TIMEOUT_MS,
    );

    it.each([
      ['cut off', () => readFileSync(file).subarray(0, statSync(file).size - 1_000)],
      ['no archive', () => Buffer.from('{"data":[]}')],
      ['an archive of something else', () => gzipSync(Buffer.alloc(20_000))],
    ])('changes nothing when the file is %s', async (name, content) => {
      const wrong = path.join(folder, `${name}.tar.gz`);
      writeFileSync(wrong, content());
      const target = place(`from ${name}`);
      const { code, output: text } = await restore(target, wrong);
      expect(code).toBe(1);
      expect(text).toContain('No se puede restaurar');
      expect(readdirSync(target.DATA_DIR)).toEqual([]);
    });

    it('refuses to overwrite an existing file without `--replace`', async () => {
      const other = path.join(folder, 'otro.tar.gz');
      writeFileSync(other, 'lo de antes');
      const refusal = await backUp(installed, other);
      expect(refusal).toEqual({ code: 1, output: expect.stringContaining(`Ya existe ${other}.`) });
      expect(readFileSync(other, 'utf8')).toBe('lo de antes');
      await backUp(place('vacía'), other, '--replace');
      expect(readFileSync(other, 'utf8')).toBe('lo de antes');
      expect(await backUp(installed, other, '--replace')).toMatchObject({ code: 0 });
      expect(statSync(other).mode & 0o777).toBe(0o600);
    });

    it('exits with code 1 and the reason when the backup cannot be written', async () => {
      const nowhere = path.join(folder, 'no-existe', 'respaldo.tar.gz');
      const { code, output: text } = await backUp(installed, nowhere);
      expect(code).toBe(1);
      expect(text).toContain('No se pudo escribir el respaldo');
      const empty = await backUp(place('vacía'), path.join(folder, 'nada.tar.gz'));
      expect(empty).toEqual({ code: 1, output: expect.stringContaining('No hay base de datos') });
      expect(existsSync(path.join(folder, 'nada.tar.gz'))).toBe(false);
    });
  }
});
