import { expect } from '@playwright/test';
import { addCase } from '@tequiora/cms/contracts/guide/things/add-case.ts';
import { walk } from '../walk.ts';

const REST = {
  Problema: 'Cada sucursal llevaba su propia libreta.',
  Solución: 'Un solo sistema para las tres, que se actualiza al momento.',
  Sistema: 'Tequiora Caja en tres sucursales',
  Duración: '5 semanas',
  'Inversión (MXN)': '38000',
};

export const addCaseWalk = walk(addCase, async (walker, screen, show) => {
  const { page, role } = walker;
  const title = `Tres sucursales y una sola caja, por ${role}`;
  await walker.openList(screen.content, screen.type);
  await page.getByRole('link', { name: screen.create }).first().click();
  await walker.field(screen.title).fill(title);
  await show(walker.field(screen.title), walker.button(screen.publish));
  await page.getByRole('combobox', { name: new RegExp(`^${screen.industry}`) }).click();
  await page.getByRole('option', { name: /^Comercio/ }).click();
  await walker.field(screen.client).fill('Abarrotes La Esquina');
  await walker.field(screen.description).fill('Las tres tiendas cierran el día con un solo corte.');
  for (const [name, text] of Object.entries(REST)) await walker.field(name).fill(text);

  await expect(page.getByText(screen.image).first()).toBeVisible();
  const places = page.getByRole('button', { name: /^Haz clic para agregar un archivo/ });
  await places.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').last().click();
  await dialog.getByRole('button', { name: screen.choose }).click();

  await walker.publishOrSave();
  // The panel goes on to the entry by itself, over whatever is opened before it does.
  await expect(page).not.toHaveURL(/\/create/);
  if (!walker.mayPublish) return;
  const address = `/portafolio/tres-sucursales-y-una-sola-caja-por-${role}`;
  walker.await(address, 'the new case', (html) => html.includes(title));
});
