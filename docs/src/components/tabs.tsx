import type { ReactNode } from 'react';

interface Tab {
  label: string;
  content: ReactNode;
}

/** Panels of which one is visible. A label that was chosen once is chosen in all tabs of the site. */
export function Tabs({ id, label, tabs }: { id: string; label: string; tabs: Tab[] }) {
  return (
    <div className="tabs" data-tabs={id}>
      <div role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index > 0}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
