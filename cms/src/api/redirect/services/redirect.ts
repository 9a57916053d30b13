export { redirectService as default } from '../../../content-model/redirects/redirect-service';
