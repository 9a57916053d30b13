import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notificationStore } from '#src/components/notifications/store.ts';
import { putInList, readList } from '#src/lib/product-list.ts';
import { LINE_LIMITS } from '@tequiora/cms/contracts/enquiry-lines.ts';
import { AddToList } from './add-to-list.tsx';

test('says that a full list takes no more products', async () => {
  const user = userEvent.setup();
  render(<AddToList product={{ slug: 'lector', name: 'Lector', minQuantity: null }} />);
  act(() => {
    for (let index = 0; index < LINE_LIMITS.count; index += 1) {
      putInList({ slug: `p-${index}`, name: 'Producto', quantity: 1 });
    }
  });
  await user.click(screen.getByRole('button', { name: /^Agregar a mi lista/ }));
  expect(readList()).toHaveLength(LINE_LIMITS.count);
  expect(notificationStore.getState().notifications).toEqual([
    expect.objectContaining({ title: 'Tu lista está llena' }),
  ]);
});
