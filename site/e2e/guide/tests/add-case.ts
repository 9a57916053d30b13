import { expect } from '@playwright/test';
import { addCase } from '@tequiora/cms/contracts/guide/tasks/add-case.ts';
import { defineGuideTest } from '../define-guide-test.ts';

const REST = {
  Problema: 'Cada sucursal llevaba su propia libreta.',
  Solución: 'Un solo sistema para las tres, que se actualiza al momento.',
  Sistema: 'Tequiora Caja en tres sucursales',
  Duración: '5 semanas',
  'Inversión (MXN)': '38000',
};

export const addCaseTest = defineGuideTest(addCase, async (actor, screen, show) => {
  const { page, role } = actor;
  const title = `Tres sucursales y una sola caja, por ${role}`;
  await actor.openList(screen.content, screen.type);
  await page.getByRole('link', { name: screen.create }).first().click();
  await actor.field(screen.title).fill(title);
  await show(actor.field(screen.title), actor.button(screen.publish));
  await page.getByRole('combobox', { name: new RegExp(`^${screen.industry}`) }).click();
  await page.getByRole('option', { name: /^Comercio/ }).click();
  await actor.field(screen.client).fill('Abarrotes La Esquina');
  await actor.field(screen.description).fill('Las tres tiendas cierran el día con un solo corte.');
  for (const [name, text] of Object.entries(REST)) await actor.field(name).fill(text);

  await expect(page.getByText(screen.image).first()).toBeVisible();
  const places = page.getByRole('button', { name: /^Haz clic para agregar un archivo/ });
  await places.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').last().click();
  await dialog.getByRole('button', { name: screen.choose }).click();

  await actor.publishOrSave();
  // The panel redirects to the new entry, which would close anything opened before.
  await expect(page).not.toHaveURL(/\/create/);
  if (!actor.mayPublish) return;
  const address = `/portafolio/tres-sucursales-y-una-sola-caja-por-${role}`;
  actor.expectLater(address, 'the new case', (html) => html.includes(title));
});
