import { Route, Routes } from 'react-router-dom';

import { OrderPage } from './order-page';
import { OrderedTypesPage } from './ordered-types-page';

/** Routes below «Ordenar» in the menu. */
export function OrderPages() {
  return (
    <Routes>
      <Route index element={<OrderedTypesPage />} />
      <Route path=":uid" element={<OrderPage />} />
    </Routes>
  );
}
