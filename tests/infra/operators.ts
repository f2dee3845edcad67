import type { Settings } from '../../infra/settings';

/** Settings of two operators that differ in every value. */
export const OPERATORS: { first: Settings; second: Settings } = {
  first: {
    domain: 'tussock.co.nz',
    mail_from: 'hello@tussock.co.nz',
    mail_to: ['desk@tussock.co.nz'],
    mail_servers: [],
    alarm_email: 'operations@tussock.co.nz',
    monthly_budget: 100,
    concurrency: { api: 100, pages: 100, images: 20, mcp: 20, submissions: 20 },
    reads_per_minute: null,
    mcp_origins: null,
    revoked_sessions: [],
    site_settings: 'tests/infra/operator-settings.json',
  },
  second: {
    domain: 'wholesale.matai-directory.nz',
    mail_from: 'no-reply@wholesale.matai-directory.nz',
    mail_to: ['enquiries@matai-directory.nz', 'partner@kowhai-advice.co.nz'],
    mail_servers: ['10 mx1.post-office.nz', '20 mx2.post-office.nz'],
    alarm_email: 'alarms@matai-directory.nz',
    monthly_budget: 250,
    concurrency: { api: 40, pages: 60, images: 10, mcp: 10, submissions: null },
    reads_per_minute: 120,
    mcp_origins: ['assistant.example.nz'],
    revoked_sessions: ['2026-11-20T03:00Z', '0123456789abcdef0123456789abcdef'],
    site_settings: 'tests/infra/operator-settings.json',
  },
};
