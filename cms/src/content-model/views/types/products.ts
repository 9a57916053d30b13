import { fieldLabel } from '../../../../contracts/field-names';
import { list } from '../define-view';
import { help, icon, offerFields, order, searchTerms, seo, slug, tax } from '../fields';
import type { Views } from '../view';

export const products: Views = {
  'api::product.product': list({
    columns: ['image', 'name', 'category', 'price', 'featured'],
    pageSize: 50,
    sizes: {
      4: [
        'price',
        'tax',
        'unit',
        'minQuantity',
        'offerPrice',
        'offerFrom',
        'offerUntil',
        'featured',
        'availability',
      ],
      6: [
        'delivery',
        'warranty',
        'worksWithSystems',
        'worksWithProducts',
        'pictures',
        'order',
        'featuredOrder',
        'image',
        'slug',
      ],
      8: ['name', 'category'],
    },
    fields: {
      name: help(
        'Como se lee en la tarjeta del catálogo y en su página.',
        'Impresora térmica de 80 mm',
      ),
      summary: [
        'Resumen para la tarjeta',
        'Hasta 90 caracteres. Vacío, la tarjeta lleva el inicio de la descripción.',
        'Tickets a 250 mm por segundo, con corte automático.',
      ],
      price: [
        `${fieldLabel('price')} (MXN)`,
        'En pesos, con punto para los centavos. En los textos, escribe {precio}. Vacío, el sitio dice «A cotizar».',
        '1499.99',
      ],
      tax,
      unit: help('Por cuánto es el precio. Vacío si no hace falta decirlo.', 'por pieza'),
      minQuantity: [
        'Cantidad mínima',
        'Lo menos que se puede comprar. Vacía si se vende de uno en uno.',
        '50',
      ],
      ...offerFields('Menor que el precio.', '1299'),
      description: help(
        'Qué hace y a quién le sirve, en dos o tres frases.',
        'Saca tickets a 250 mm por segundo con corte automático.',
      ),
      category: help('El grupo del catálogo en el que aparece.', 'Periféricos de caja'),
      availability: ['Disponibilidad', 'Sin elegir, la página no dice nada.'],
      delivery: [
        'Entrega',
        'Cuánto tarda y qué incluye.',
        'De 3 a 5 días hábiles en todo México; en Oaxaca la instalamos.',
      ],
      warranty: ['Garantía', 'Cuánto dura y qué cubre.', '12 meses, con equipo de reemplazo.'],
      boxItems: ['En la caja viene', 'Cada cosa que se recibe, en el orden en que se usa.'],
      specifications: ['Medidas y conexiones', 'Los datos que se comparan antes de comprar.'],
      worksWithSystems: ['Funciona con estos sistemas', 'Nuestros sistemas con los que se usa.'],
      worksWithProducts: [
        'Funciona con estos productos',
        'Otros del catálogo que se conectan a él.',
      ],
      documents: ['Documentos', 'Fichas y manuales en PDF, de la biblioteca de medios.'],
      questions: [
        'Preguntas',
        'Las que hacen antes de comprarlo. Los buscadores también las muestran.',
      ],
      searchTerms,
      featured: help('Sale también en la página de inicio.'),
      order,
      featuredOrder: [
        'Orden en la portada',
        'Si está destacado, el lugar que ocupa en la página de inicio. Se cambia en «Ordenar».',
        '1',
      ],
      image: help('Foto o captura horizontal. Sin ella, la tarjeta lleva un dibujo.'),
      pictures: ['Más fotos', 'Otras vistas del producto, en orden. Van junto a la imagen.'],
      slug,
      seo,
    },
  }),
  'api::product-category.product-category': list({
    columns: ['name'],
    pageSize: 50,
    sizes: { 4: ['order'], 6: ['name', 'slug'] },
    fields: {
      name: help('Como se lee en los filtros del catálogo.', 'Periféricos de caja'),
      slug: help('Con ella se enlaza al catálogo con este filtro.', 'perifericos'),
      searchTerms: help(
        'Otras palabras con las que la gente pide lo de este grupo, separadas por comas. No se ven en el sitio; con ellas el buscador encuentra todos sus productos.',
        'punto de venta, POS, accesorios de caja',
      ),
      order,
    },
  }),
  'api::flagship-product.flagship-product': list({
    columns: ['image', 'name', 'category'],
    sizes: {
      4: ['icon', 'gradient', 'demo'],
      6: ['name', 'subtitle', 'image', 'category', 'slug', 'order'],
    },
    fields: {
      name: help('El nombre del sistema.', 'Tequiora Caja'),
      subtitle: help('Qué es, en pocas palabras.', 'Punto de venta e inventario'),
      headline: [
        'Frase de su página',
        'El título grande de la página del sistema. Si la dejas vacía, es el nombre.',
        'Del primer cliente al corte, en una pantalla',
      ],
      description: help(
        'Qué resuelve, en dos o tres frases.',
        'Cobra, factura y surte desde la misma pantalla.',
      ),
      pricing: help('Cuánto cuesta y cada cuándo se paga.'),
      image: help('Captura del sistema en su equipo, horizontal.'),
      category: help('Para qué tipo de negocio es.', 'Comercio'),
      icon,
      gradient: help('Los colores del fondo.'),
      demo: [
        'Muestra para tocar',
        'En la portada de su página, un botón abre un sistema de prueba que la persona usa ahí mismo. Si no eliges una, solo se ve la imagen.',
      ],
      order,
      features: help('Lo que hace. Entre cuatro y seis, cortas.'),
      benefits: help('Lo que gana quien lo usa, con cifras si las hay.'),
      daySteps: [
        'Un día con el sistema',
        'De la mañana a la noche, lo que pasa y cómo ayuda. Cuatro momentos se leen bien.',
      ],
      figure: [
        'Cifra de un cliente',
        'Una sola, la que más convence. Debajo salen los casos que usan el sistema.',
      ],
      units: [
        'Qué se cuenta para cobrar',
        'Una o dos cosas: cajas y sucursales, habitaciones, pantallas. Con ellas se calcula el precio.',
      ],
      plans: [
        'Planes',
        'Del más barato al más caro. El más barato cuesta lo mismo que el precio de arriba.',
      ],
      questions: [
        'Preguntas',
        'Las que hacen antes de contratarlo. Los buscadores también las muestran.',
      ],
      idealFor: help('Los negocios a los que más les sirve.'),
      searchTerms,
      technologies: help('Con qué está hecho.'),
      slug,
      seo,
    },
  }),
};
