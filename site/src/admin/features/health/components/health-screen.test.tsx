import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { HealthReport } from '@tequiora/cms/contracts/health-report.ts';
import { HEALTHY, NO_BACKUPS } from '../../../../../test/admin/health.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const reportHandler = (report: HealthReport) =>
  http.get(apiUrl('/health-report'), () => HttpResponse.json({ data: report }));
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows state and figures of each check', async () => {
  server.use(reportHandler(HEALTHY));
  const { person, container } = renderAdmin('/admin/salud');
  const database = await panel('Consultas y contenido');
  expect(database.getByText('Bien')).toBeVisible();
  expect(database.getByText('PostgreSQL 16.10')).not.toBeVisible();
  for (const details of screen.getAllByText('Detalles técnicos')) await person.click(details);
  expect(database.getByText('PostgreSQL 16.10')).toBeVisible();
  expect(database.getByText('15 MB')).toBeVisible();
  expect((await panel('Último respaldo')).getByText('/respaldos/tequiora.tar.gz')).toBeVisible();
  expect((await panel('Tareas automáticas')).getByText('Enviar correos')).toBeVisible();
  expect(screen.getByText('Todo está bien.')).toBeVisible();
  expect(screen.queryByText('Qué hacer:')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('shows what is wrong and what to do', async () => {
  server.use(reportHandler({ ...HEALTHY, backups: NO_BACKUPS }));
  const { person, container } = renderAdmin('/admin/salud');
  const backup = await panel('Último respaldo');
  expect(backup.getByText('Mal')).toBeVisible();
  expect(backup.getByText('No hay ningún respaldo.')).toBeVisible();
  expect(backup.getByText(/Avisa a quien administra el servidor/)).toBeVisible();
  expect(backup.getByText(/npm run backup/)).not.toBeVisible();
  await person.click(backup.getByText('Detalles técnicos'));
  expect(backup.getByText(/npm run backup/)).toBeVisible();
  expect((await panel('Prueba del respaldo')).getByText('Atención')).toBeVisible();
  expect(screen.getByText('1 cosa está mal y 2 piden atención.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('checks again on request, and keeps the last report when that fails', async () => {
  let isDown = false;
  server.use(
    http.get(apiUrl('/health-report'), () => (isDown ? refuse(400, 'Algo anda mal') : undefined)),
    reportHandler(HEALTHY),
  );
  const { person } = renderAdmin('/admin/salud');
  await panel('Consultas y contenido');
  isDown = true;
  await person.click(screen.getByRole('button', { name: 'Revisar ahora' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('esto es lo último que se supo');
  expect((await panel('Consultas y contenido')).getByText('Bien')).toBeVisible();
});

test('shows an error and retries when the report cannot be loaded', async () => {
  let isDown = true;
  server.use(
    http.get(apiUrl('/health-report'), () => (isDown ? refuse(400, 'Algo anda mal') : undefined)),
    reportHandler(HEALTHY),
  );
  const { person } = renderAdmin('/admin/salud');
  expect(await screen.findByText('Error al revisar la salud')).toBeVisible();
  expect(screen.getByText('Algo anda mal')).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect((await panel('Consultas y contenido')).getByText('Bien')).toBeVisible();
});
