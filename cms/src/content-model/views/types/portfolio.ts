import { fieldLabel } from '../../../../contracts/field-names';
import { list } from '../define-view';
import { help, icon, order, seo, slug } from '../fields';
import type { Views } from '../view';

export const portfolio: Views = {
  'api::case.case': list({
    title: 'title',
    columns: ['image', 'title', 'client', 'industry', 'featured'],
    pageSize: 50,
    sizes: {
      4: ['industry', 'timeline', 'investment', 'completedAt', 'featured', 'order'],
      6: [
        ...['client', 'clientType', 'image', 'mockupImage', 'problem', 'solution', 'slug'],
        ...['usedSystems', 'usedProducts', 'beforeImage', 'afterImage'],
      ],
      8: ['title'],
    },
    fields: {
      title: help('Lo que se logró, en una frase.', 'Doce habitaciones y ni una doble reserva'),
      industry: ['Industria', 'El filtro del portafolio en el que aparece.', 'Hoteles'],
      client: help('El nombre del negocio.', 'Casa Yelvia'),
      clientType: ['Tipo de cliente', 'Qué es ese negocio.', 'Hotel boutique de 12 habitaciones'],
      description: help(
        'El caso en dos frases, para su tarjeta.',
        'Un solo calendario para recepción, página web y portales.',
      ),
      image: help('Foto horizontal del lugar o del sistema.'),
      mockupImage: ['Imagen del sistema', 'Captura del sistema en uso.'],
      problem: help(
        'Cómo trabajaban antes, con cifras.',
        'Recepción anotaba en una libreta y vendió cinco noches dos veces.',
      ),
      solution: help(
        'Qué se hizo y cómo trabajan ahora.',
        'Unimos los tres canales en un calendario que bloquea la noche al instante.',
      ),
      system: help('Qué se instaló.', 'Tequiora Posada con motor de reservas'),
      usedSystems: [
        'Sistemas que usa',
        'Los nuestros. El caso sale en la página de cada uno, y lleva a ella.',
      ],
      usedProducts: ['Productos que usa', 'Los del catálogo. Salen al final del caso.'],
      beforeImage: [
        'Imagen de antes',
        'Cómo trabajaban. Quien visita la página arrastra para compararla con la de después. Las dos, del mismo tamaño.',
      ],
      afterImage: ['Imagen de después', 'Lo mismo, ya con el sistema.'],
      stages: [
        'Etapas del proyecto',
        'De la primera visita a la entrega. Cuatro se leen bien; su imagen y su nota no se muestran.',
      ],
      chart: ['Gráfica', 'Una sola: la cifra que mejor cuenta el cambio, mes a mes o año con año.'],
      results: help('Las cifras del cambio. De preferencia cuatro.'),
      testimonial: ['Testimonio', 'Lo que dice el cliente. Puede quedar vacío.'],
      technologies: help('Con qué está hecho.'),
      timeline: help('Cuánto tardó el proyecto.', '6 semanas'),
      investment: [`${fieldLabel('investment')} (MXN)`, 'En pesos, sin IVA ni centavos.', '45000'],
      completedAt: ['Terminado el', 'El día en que se entregó.'],
      featured: help('Sale entre los casos destacados del portafolio.'),
      order,
      slug,
      seo,
    },
  }),
  'api::industry.industry': list({
    columns: ['name'],
    sizes: { 4: ['icon', 'color', 'order'], 6: ['name', 'slug'] },
    fields: {
      name: help('Como se lee en los filtros del portafolio.', 'Hoteles'),
      slug: help('Con ella se enlaza al portafolio con este filtro.', 'hoteles'),
      icon,
      color: help('El de su etiqueta en las tarjetas.'),
      order,
    },
  }),
  'api::testimonial.testimonial': list({
    columns: ['avatar', 'name', 'company', 'rating'],
    sizes: {
      4: ['rating', 'order'],
      6: ['name', 'company', 'position', 'projectType', 'avatar', 'image', 'companyLogo'],
    },
    fields: {
      name: help('De quien da su opinión.', 'Marisol Cruz Santiago'),
      company: ['Empresa', 'El negocio en el que trabaja.', 'Casa Yelvia'],
      position: help('Su cargo en la empresa.', 'Directora'),
      projectType: ['Tipo de proyecto', 'Qué le hicimos.', 'Reservaciones para hotel'],
      content: [
        'Opinión',
        'Sus palabras, sin comillas.',
        'Recepción lo aprendió en un día y yo reviso el calendario desde mi casa.',
      ],
      rating: ['Calificación (1 a 5)', 'Las estrellas que dio.', '5'],
      order,
      avatar: ['Retrato', 'Foto cuadrada de su cara.'],
      image: help('Foto horizontal de su negocio.'),
      companyLogo: help('De preferencia con fondo transparente.'),
      results: help('Las cifras del cambio. De preferencia tres.'),
    },
  }),
  'api::client.client': list({
    columns: ['logo', 'name', 'url'],
    pageSize: 50,
    sizes: { 4: ['order'], 6: ['name', 'logo', 'case'], 8: ['url'] },
    fields: {
      name: help('De la empresa. Lo escucha quien no puede ver el logotipo.', 'Raizana'),
      logo: help('De preferencia con fondo transparente.'),
      case: ['Caso', 'Su caso del portafolio. El logotipo lleva a él.'],
      url: [
        'Sitio web',
        'Dirección completa, con https. El logotipo lleva a él si no hay caso.',
        'https://raizana.example',
      ],
      order,
    },
  }),
};
