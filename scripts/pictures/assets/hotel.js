/* Rooms and stays of the hotel screens. Day 0 is Monday 16 November 2026; a stay of n nights that
   starts on day d leaves on day d + n. Today is day 5, Saturday 21. */
const rooms = [
  ['101', 'Estándar'],
  ['102', 'Estándar'],
  ['103', 'Doble'],
  ['104', 'Doble'],
  ['105', 'Doble'],
  ['201', 'Superior'],
  ['202', 'Superior'],
  ['203', 'Terraza'],
  ['204', 'Terraza'],
  ['301', 'Suite Jardín'],
  ['302', 'Suite Jardín'],
  ['303', 'Suite Azotea'],
];
const today = 5;

/* room, first day, nights, guest, state: casa (in house), lista (confirmed), pago (payment due),
   fuera (finished), obra (maintenance) */
const stays = [
  ['101', -1, 4, 'Ignacio Barrientos', 'fuera'],
  ['101', 4, 3, 'Paola Meneses', 'casa'],
  ['101', 8, 5, 'Grupo Textil Mitla', 'lista'],
  ['102', 1, 3, 'Rocío Alcántara', 'fuera'],
  ['102', 5, 2, 'Rafael Villaseñor', 'lista'],
  ['102', 8, 5, 'Grupo Textil Mitla', 'lista'],
  ['103', 0, 5, 'Familia Orozco', 'fuera'],
  ['103', 5, 4, 'Familia Cortés', 'lista'],
  ['103', 10, 5, 'Ulises Arreola', 'pago'],
  ['104', 3, 5, 'Teresa y Omar', 'casa'],
  ['104', 9, 3, 'Nadia Pineda', 'lista'],
  ['105', -1, 3, 'Hugo Sarmiento', 'fuera'],
  ['105', 3, 2, 'Elvira Camacho', 'fuera'],
  ['105', 6, 6, 'Boda Ríos y Luna', 'pago'],
  ['201', 2, 6, 'Camila Estrada', 'casa'],
  ['201', 9, 4, 'Boda Ríos y Luna', 'pago'],
  ['202', 1, 4, 'Regina Tovar', 'fuera'],
  ['202', 5, 3, 'Julián Ocampo', 'lista'],
  ['202', 10, 3, 'Marcela Duarte', 'lista'],
  ['203', 3, 4, 'Sofía y Martín', 'casa'],
  ['203', 7, 5, 'Leonor Aguirre', 'lista'],
  ['204', 0, 4, 'Renata Solís', 'fuera'],
  ['204', 5, 3, 'Andrés Medina', 'lista'],
  ['204', 9, 5, 'Boda Ríos y Luna', 'pago'],
  ['301', 2, 3, 'Familia Bautista', 'fuera'],
  ['301', 5, 5, 'Lorena Espejel', 'pago'],
  ['301', 11, 3, 'Óscar Medrano', 'lista'],
  ['302', 1, 7, 'Familia Iturbe', 'casa'],
  ['302', 9, 4, 'Daniela Rosas', 'lista'],
  ['303', 0, 2, 'Fabián Lazo', 'fuera'],
  ['303', 3, 2, 'Mantenimiento', 'obra'],
  ['303', 6, 4, 'Valeria y Tomás', 'lista'],
  ['303', 11, 3, 'Estela Montaño', 'lista'],
];

/** Rooms with a guest on the night of that day. */
const roomsTaken = (day) =>
  stays.filter(
    ([, from, nights, , state]) => state !== 'obra' && from <= day && day < from + nights,
  ).length;
