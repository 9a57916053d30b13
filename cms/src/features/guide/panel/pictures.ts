import acomodarElOrden from './pictures/acomodar-el-orden.webp';
import agregarUnCaso from './pictures/agregar-un-caso.webp';
import cambiarUnPrecio from './pictures/cambiar-un-precio.webp';
import deshacer from './pictures/deshacer.webp';
import escribirUnBorrador from './pictures/escribir-un-borrador.webp';
import publicarEnUnaFecha from './pictures/publicar-en-una-fecha.webp';
import publicarUnBorrador from './pictures/publicar-un-borrador.webp';
import quitarAlgoDelSitio from './pictures/quitar-algo-del-sitio.webp';
import reemplazarUnaImagen from './pictures/reemplazar-una-imagen.webp';
import saberSiYaEstaEnLinea from './pictures/saber-si-ya-esta-en-linea.webp';

/** URLs of the pictures by task id. */
export const pictures: Readonly<Record<string, string>> = {
  'acomodar-el-orden': acomodarElOrden,
  'agregar-un-caso': agregarUnCaso,
  'cambiar-un-precio': cambiarUnPrecio,
  deshacer,
  'escribir-un-borrador': escribirUnBorrador,
  'publicar-en-una-fecha': publicarEnUnaFecha,
  'publicar-un-borrador': publicarUnBorrador,
  'quitar-algo-del-sitio': quitarAlgoDelSitio,
  'reemplazar-una-imagen': reemplazarUnaImagen,
  'saber-si-ya-esta-en-linea': saberSiYaEstaEnLinea,
};
