export { presentAudit } from './present-audit.ts';
