import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { IntegrityFault } from '@tequiora/cms/contracts/integrity.ts';
import { HEALTHY } from '../../../../../test/admin/health.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const FAULT: IntegrityFault = {
  kind: 'live-without-draft',
  uid: 'api::product.product',
  name: 'Producto «Lector»',
  documentId: 'lector',
};
const panel = async () =>
  within(await screen.findByRole('region', { name: 'Integridad del contenido' }));

test('names a damaged entry and repairs it', async () => {
  let integrity = [FAULT];
  server.use(
    http.get(apiUrl('/health-report'), () =>
      HttpResponse.json({ data: { ...HEALTHY, integrity } }),
    ),
    http.post(apiUrl('/health-report/repairs'), () => {
      integrity = [];
      return HttpResponse.json({ data: { repaired: [FAULT] } });
    }),
  );
  const { person, container } = renderAdmin('/admin/salud');
  expect((await panel()).getByText(/Producto «Lector»: está en línea sin borrador/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await person.click((await panel()).getByRole('button', { name: 'Reparar contenido' }));
  expect(await screen.findByText('Contenido reparado')).toBeVisible();
  expect(await (await panel()).findByText('Cada entrada está completa.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reparar contenido' })).not.toBeInTheDocument();
});

test('says why a repair failed, and offers it again', async () => {
  const report = { ...HEALTHY, integrity: [FAULT] };
  server.use(
    http.get(apiUrl('/health-report'), () => HttpResponse.json({ data: report })),
    http.post(apiUrl('/health-report/repairs'), () => refuse(400, 'La base de datos no responde')),
  );
  const { person } = renderAdmin('/admin/salud');
  await person.click((await panel()).getByRole('button', { name: 'Reparar contenido' }));
  expect(await screen.findByText('Error al reparar el contenido')).toBeVisible();
  expect(screen.getByText('La base de datos no responde')).toBeVisible();
  expect((await panel()).getByRole('button', { name: 'Reparar contenido' })).toBeEnabled();
});
