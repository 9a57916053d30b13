export { publicationService as default } from '../../../features/publication/server/publication-service';
