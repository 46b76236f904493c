import type { Handlers } from '../../kernel/handler.ts';
import { getDashboard } from './get-dashboard.ts';
import { getDashboardChart } from './get-dashboard-chart.ts';

/** The figures on the home screens (000 §2). */
export const dashboard = { getDashboard, getDashboardChart } satisfies Partial<Handlers>;
