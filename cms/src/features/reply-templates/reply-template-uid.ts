export const REPLY_TEMPLATE_UID = 'api::reply-template.reply-template';
