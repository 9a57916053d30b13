import { formsOf } from './word-forms.ts';

/** Words that never say what a person looks for. */
const GRAMMAR = `
  a al algo algun alguna algunas algunos ante aqui asi aun bien buen buena buenas bueno buenos cada como con
  cual cuales cualquier cuando cuanta cuantas cuanto cuantos de del desde donde dos e el ella ellos en entre
  es esa esas ese eso esos esta estas este esto estos favor gracias ha hasta hay hola la las le les lo los
  mas me mi mis mucho muchos muy nada ni no nos nosotros nuestra nuestro o otra otras otro otros para pero
  por porfa porfavor pues que quien se ser si sin sobre solo son su sus tambien tan tardes te ti toda todas
  todo todos tres tu tus u un una unas uno unos usted ustedes y ya yo
`;

/** Words of whole wishes: «¿cuánto cuesta un lector?», «busco algo económico para mi negocio». */
const WISHES = `
  aparato aparatos articulo articulos ayuda ayudar barata baratas barato baratos busca buscamos buscando
  buscar busco comprar compro conseguir cosa cosas costar costo costos coticen cotizacion cotizar cuesta
  cuestan deseo disponible economica economico empresa encontrar encuentro existe gustaria hacer informacion
  info interesa interesada interesado interesan manejan mejor mejores mostrar mxn necesitamos necesitar
  necesito negocio negocios nueva nuevo nuevos ocupamos ocupar ocupo ofrecen opciones pedir pesos podrian
  precio precios presupuesto producto productos pueden puedo queremos querer queria quiera quiero quisiera
  quisieramos saber sirve sirven solicitar tendran tener tengo tienen tiene tipo tipos urge urgente usar vale
  valen vende venden vender ver
`;

const listWords = (text: string) => text.split(/\s+/).filter(Boolean);
const grammar = new Set(listWords(GRAMMAR));
const wishes = new Set(listWords(WISHES));
let wishKeys: Set<string> | undefined;

/** Returns true for words that are neither indexed nor searched. */
export function isGrammarWord(word: string): boolean {
  return grammar.has(word);
}

/** Returns true for words of wishes; they count only in names, such as «Lista de precios». */
export function isWishWord(word: string): boolean {
  return wishes.has(word);
}

/** Returns true for another spelling of such a word («nesesito»). */
export function soundsLikeWish(word: string): boolean {
  wishKeys ??= new Set([...wishes].map((wish) => formsOf(wish).key));
  return wishKeys.has(formsOf(word).key);
}

const SHORTEST_START = 3;

/** Returns true for the start of such a word, which a person is still typing. */
export function startsLikeWish(word: string): boolean {
  return word.length >= SHORTEST_START && [...wishes].some((wish) => wish.startsWith(word));
}
