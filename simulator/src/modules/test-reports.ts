/** Calls of the reports: of the right shape, and of the wrong one. */
export const REPORTS_SAMPLES = {
  getReportOptions: {},
  getReport: { params: { type: 'sales' } },
  getReportData: { params: { type: 'sales' } },
  getReportVersion: { params: { type: 'sales' } },
};
