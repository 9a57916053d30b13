import agregarUnCaso from './pictures/agregar-un-caso.webp';
import cambiarUnPrecio from './pictures/cambiar-un-precio.webp';
import deshacer from './pictures/deshacer.webp';
import escribirUnBorrador from './pictures/escribir-un-borrador.webp';
import publicarEnUnaFecha from './pictures/publicar-en-una-fecha.webp';
import reemplazarUnaImagen from './pictures/reemplazar-una-imagen.webp';
import saberSiYaEstaEnLinea from './pictures/saber-si-ya-esta-en-linea.webp';

/** Addresses of the pictures by the thing they show. */
export const pictures: Readonly<Record<string, string>> = {
  'agregar-un-caso': agregarUnCaso,
  'cambiar-un-precio': cambiarUnPrecio,
  deshacer: deshacer,
  'escribir-un-borrador': escribirUnBorrador,
  'publicar-en-una-fecha': publicarEnUnaFecha,
  'reemplazar-una-imagen': reemplazarUnaImagen,
  'saber-si-ya-esta-en-linea': saberSiYaEstaEnLinea,
};
