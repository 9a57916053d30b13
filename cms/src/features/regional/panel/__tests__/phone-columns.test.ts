import { pickPhoneColumns } from '../phone-columns';

const column = (name: string, type: string) => ({ name, attribute: { type } });
const [image, name, category, price, order, updatedAt] = [
  column('image', 'media'),
  column('name', 'string'),
  column('category', 'relation'),
  column('price', 'decimal'),
  column('order', 'integer'),
  column('updatedAt', 'datetime'),
] as const;

it('keeps the name and the amounts of a list', () => {
  expect(pickPhoneColumns([image, name, category, price, updatedAt])).toEqual([name, price]);
});

it('omits the position in the order', () => {
  expect(pickPhoneColumns([image, name, order])).toEqual([name]);
});

it('keeps all columns of a list without a text column', () => {
  expect(pickPhoneColumns([image, updatedAt])).toEqual([image, updatedAt]);
});
