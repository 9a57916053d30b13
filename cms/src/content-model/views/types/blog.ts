import { list } from '../define-view';
import { help, order, seo, slug } from '../fields';
import type { Views } from '../view';

export const blog: Views = {
  'api::article.article': list({
    title: 'title',
    columns: ['image', 'title', 'category', 'author', 'date'],
    sort: ['date', 'DESC'],
    pageSize: 50,
    sizes: { 4: ['date'], 6: ['image', 'slug', 'author', 'category'], 8: ['title'] },
    fields: {
      title: help(
        'Lo que promete el artículo, en una frase.',
        'Cómo dejar de vender dos veces la misma noche',
      ),
      date: ['Fecha', 'La que se lee en el artículo. El más nuevo va primero en la lista.'],
      summary: [
        'Resumen',
        'De qué trata, en dos frases: va en la lista, en los buscadores y en el principio del artículo.',
        'Tres causas de las dobles reservas y qué revisar hoy en tus portales.',
      ],
      author: ['Autor', 'Quién lo escribió. Se agrega en «Autor».'],
      category: help('El tema con el que se agrupa en el blog.'),
      image: [
        'Portada',
        'Foto horizontal, de 1200 píxeles de ancho o más. También se usa al compartir.',
      ],
      slug,
      body: [
        'Texto',
        'Puedes pegarlo desde Word, Google Docs o Excel, con sus títulos, listas, enlaces y tablas. Un enlace solo en su renglón se vuelve botón; si lleva a un producto, servicio o caso, tarjeta. Un renglón que empieza con «Nota:», «Consejo:» u «Ojo:» se vuelve recuadro. Las celdas de una tabla van separadas con |, una fila por renglón.',
      ],
      seo,
    },
  }),
  'api::author.author': list({
    columns: ['portrait', 'name', 'role'],
    sort: ['name', 'ASC'],
    sizes: { 6: ['name', 'role', 'portrait'] },
    fields: {
      name: help('Nombre y apellidos, como se leen en el artículo.', 'Araceli Ventura'),
      role: ['Puesto', 'Qué hace en la empresa.', 'Consultora de puntos de venta'],
      portrait: ['Retrato', 'Foto de la cara, cuadrada. Puede quedar vacía.'],
    },
  }),
  'api::article-category.article-category': list({
    columns: ['name'],
    pageSize: 50,
    sizes: { 4: ['order'], 6: ['name', 'slug'] },
    fields: {
      name: help('Como se lee en los filtros del blog.', 'Puntos de venta'),
      slug: help(
        'La parte final de la dirección de su página; si la cambias, la anterior lleva a la nueva.',
        'puntos-de-venta',
      ),
      description: help(
        'De qué tratan sus artículos, en una frase: va en su página y en los buscadores.',
        'Cobrar, surtir y facturar sin errores en tu tienda.',
      ),
      order,
    },
  }),
};
